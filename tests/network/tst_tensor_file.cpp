// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/network/tensor_file.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QtTest>

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

using namespace convoku;

namespace {

using Reason = TensorMistake::Reason;

/// A file by hand: the header's length as eight bytes, the header, the bytes behind it.
std::string fileOf(const std::string& header, const std::string& data)
{
    std::string bytes;
    std::size_t length = header.size();
    for (int i = 0; i < 8; ++i) {
        bytes += static_cast<char>(length % 256);
        length /= 256;
    }
    return bytes + header + data;
}

/// Returns the bytes of the numbers in the machine's order, which is the format's order if that is little-endian.
std::string floats(const std::vector<float>& numbers)
{
    static_assert(std::endian::native == std::endian::little);
    std::string bytes(numbers.size() * sizeof(float), '\0');
    std::memcpy(bytes.data(), numbers.data(), bytes.size());
    return bytes;
}

TensorMistake mistakeIn(const std::string& bytes, const TensorLimits& limits = {})
{
    const auto read = readTensors(bytes, limits);
    if (const auto* mistake = std::get_if<TensorMistake>(&read))
        return *mistake;
    qFatal("it was read");
    return {};
}

/// Returns the value of a half-precision number, by its definition.
double half(unsigned bits)
{
    const double sign = (bits & 0x8000U) != 0 ? -1 : 1;
    const int exponent = static_cast<int>(bits / 1024 % 32);
    const double fraction = bits % 1024 / 1024.0;
    return sign * (exponent == 0 ? std::ldexp(fraction, -14) : std::ldexp(1 + fraction, exponent - 15));
}

} // namespace

class TestTensorFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatOthersWrite();
    void leavesOutWhatIsNoWeight();
    void mistakes_data();
    void mistakes();
    void everyCutIsAMistake();
    void limitsHold();
    void manyEntries();
    void writesWhatItReads();
    void writesNothingThatCantBeRead();
    void halves();
};

void TestTensorFile::readsWhatOthersWrite()
{
    // The layout of the format's own writer: names in another order than the numbers, blanks after the header.
    const std::string header = R"({"__metadata__":{"format":"pt","what":"größer"},)"
                               R"("b.bias":{"dtype":"F16","shape":[2],"data_offsets":[24,28]},)"
                               R"("a.weight":{"dtype":"F32","shape":[2,1,3],"data_offsets":[0,24]},)"
                               R"("c":{"dtype":"BF16","shape":[],"data_offsets":[28,30]}}    )";
    // 1.5 and −0.25 as halves, 3.0 as the upper half of a float.
    const std::string data = floats({1, -2, 0.5F, 0, 1e-30F, 65504}) + std::string("\x00\x3E\x00\xB4\x40\x40", 6);
    const auto read = readTensors(fileOf(header, data));
    const auto* file = std::get_if<TensorFile>(&read);
    QVERIFY(file != nullptr);
    QCOMPARE(file->tensors.size(), std::size_t{3});
    QCOMPARE(file->tensors[0].name, std::string("a.weight"));
    QCOMPARE(file->tensors[1].name, std::string("b.bias"));
    QCOMPARE(file->tensors[2].name, std::string("c"));
    const NamedTensor* weight = file->find("a.weight");
    QVERIFY(weight != nullptr);
    QCOMPARE(weight->shape, (std::vector<std::int64_t>{2, 1, 3}));
    QCOMPARE(weight->numbers, (std::vector<float>{1, -2, 0.5F, 0, 1e-30F, 65504}));
    QCOMPARE(file->find("b.bias")->numbers, (std::vector<float>{1.5F, -0.25F}));
    QCOMPARE(file->find("c")->numbers, std::vector<float>{3});
    QVERIFY(file->find("c")->shape.empty());
    QVERIFY(file->find("d") == nullptr);
    QCOMPARE(file->fact("what"), std::string("größer"));
    QCOMPARE(file->fact("when"), std::string());
    QCOMPARE(file->numbers(), std::size_t{9});
}

void TestTensorFile::leavesOutWhatIsNoWeight()
{
    // The file of a PyTorch model with batch normalisation, trained on several devices, with its optimiser.
    const std::string header = R"({"module.bn.weight":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},)"
                               R"("module.bn.num_batches_tracked":{"dtype":"I64","shape":[],"data_offsets":[8,16]},)"
                               R"("module.fc.weight":{"dtype":"F32","shape":[1],"data_offsets":[16,20]},)"
                               R"("optimizer.state.0.step":{"dtype":"F64","shape":[1],"data_offsets":[20,28]}})";
    const std::string data = floats({1, 2}) + std::string(8, '\x7f') + floats({3}) + std::string(8, '\xff');
    const auto read = readTensors(fileOf(header, data));
    QVERIFY(std::holds_alternative<TensorFile>(read));
    const auto& file = std::get<TensorFile>(read);
    QCOMPARE(file.tensors.size(), std::size_t{2});
    QCOMPARE(file.tensors[0].name, std::string("bn.weight"));
    QCOMPARE(file.tensors[0].numbers, (std::vector<float>{1, 2}));
    QCOMPARE(file.tensors[1].name, std::string("fc.weight"));
    QCOMPARE(file.tensors[1].numbers, (std::vector<float>{3}));
    // Their bytes count: what is left of the file is no tensor's.
    QCOMPARE(mistakeIn(fileOf(header, data + ' ')).reason, TensorMistake::Reason::Unused);
    // A prefix that one of them has not is part of the names.
    const std::string mixed = R"({"module.a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},)"
                              R"("b":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})";
    const auto both = readTensors(fileOf(mixed, floats({1, 2})));
    QVERIFY(std::get<TensorFile>(both).find("module.a") != nullptr);
}

void TestTensorFile::mistakes_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("bytes");
    QTest::addColumn<int>("reason");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("place"); // behind the header: from there; else −1

    const auto row = [](const char* what, const char* header, int bytes, Reason reason, const char* name = "",
                         int place = -1) {
        QTest::newRow(what) << QByteArray(header) << bytes << static_cast<int>(reason) << QByteArray(name) << place;
    };
    const char* const a = R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})";
    row("more behind it", a, 5, Reason::Unused, "", 4);
    row("fewer", a, 3, Reason::Shape, "a");
    row("no json", "{\"a\":", 0, Reason::Json);
    row("a list", "[1]", 0, Reason::Json);
    row("empty", "", 0, Reason::Json);
    row("deep", R"({"a":{"dtype":"F32","shape":[[[[1]]]],"data_offsets":[0,4]}})", 4, Reason::Json);
    row("no utf-8", "{\"__metadata__\":{\"a\":\"\xFF\"}}", 0, Reason::Json);
    row("a fact that is no text", R"({"__metadata__":{"a":1}})", 0, Reason::Json, "a");
    row("facts that are none", R"({"__metadata__":"a"})", 0, Reason::Json, "__metadata__");
    row("a fact twice", R"({"__metadata__":{"a":"1","a":"2"}})", 0, Reason::Twice, "a");
    row("a tensor twice",
        R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
        8, Reason::Twice, "a");
    row("a word twice", R"({"a":{"dtype":"F32","dtype":"F16","shape":[1],"data_offsets":[0,4]}})", 4, Reason::Twice,
        "dtype");
    row("another word", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4],"x":1}})", 4, Reason::Json, "a");
    row("no offsets", R"({"a":{"dtype":"F32","shape":[1]}})", 4, Reason::Json, "a");
    row("no name", R"({"":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", 4, Reason::Name);
    row("a path", R"({"../a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})", 4, Reason::Name);
    row("whole numbers", R"({"a":{"dtype":"I32","shape":[1],"data_offsets":[0,4]}})", 4, Reason::Number, "a");
    row("no kind", R"({"a":{"dtype":1,"shape":[1],"data_offsets":[0,4]}})", 4, Reason::Number, "a");
    row("no numbers", R"({"a":{"dtype":"F32","shape":[0],"data_offsets":[0,0]}})", 0, Reason::Shape, "a");
    row("fewer than none", R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", 4, Reason::Shape, "a");
    row("a part", R"({"a":{"dtype":"F32","shape":[1.0],"data_offsets":[0,4]}})", 4, Reason::Shape, "a");
    row("beyond 64 bits when multiplied",
        R"({"a":{"dtype":"F32","shape":[4294967296,4294967296,4],"data_offsets":[0,4]}})", 4, Reason::Shape, "a");
    row("nine dimensions", R"({"a":{"dtype":"F32","shape":[1,1,1,1,1,1,1,1,1],"data_offsets":[0,4]}})", 4,
        Reason::Shape, "a");
    row("backwards", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,0]}})", 4, Reason::Offsets, "a");
    row("outside", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", 4, Reason::Offsets, "a");
    row("longer than its shape", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,8]}})", 8, Reason::Offsets, "a");
    row("on another's",
        R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"b":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})",
        8, Reason::Offsets, "b", 4);
    row("the same bytes",
        R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"b":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})",
        4, Reason::Offsets, "b", 0);
    row("a hole",
        R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"b":{"dtype":"F32","shape":[1],"data_offsets":[8,12]}})",
        12, Reason::Unused, "", 4);
    row("a hole in front", R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", 8, Reason::Unused, "", 0);
}

void TestTensorFile::mistakes()
{
    QFETCH(QByteArray, header);
    QFETCH(int, bytes);
    QFETCH(int, reason);
    QFETCH(QByteArray, name);
    QFETCH(int, place);
    const TensorMistake mistake
        = mistakeIn(fileOf(header.toStdString(), std::string(static_cast<std::size_t>(bytes), '\0')));
    QCOMPARE(static_cast<int>(mistake.reason), reason);
    QCOMPARE(mistake.name, name.toStdString());
    const std::size_t first = place < 0 ? 8 : 8 + static_cast<std::size_t>(header.size() + place);
    QCOMPARE(mistake.place, first);
}

void TestTensorFile::everyCutIsAMistake()
{
    const std::string whole = fileOf(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})", floats({1, 2}));
    QVERIFY(std::holds_alternative<TensorFile>(readTensors(whole)));
    for (std::size_t length = 0; length < whole.size(); ++length)
        QVERIFY(std::holds_alternative<TensorMistake>(readTensors(whole.substr(0, length))));
    QCOMPARE(mistakeIn(whole.substr(0, 20)), (TensorMistake{Reason::Short, 20, {}, 0}));
    QCOMPARE(mistakeIn("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 12\n"),
        (TensorMistake{Reason::LfsPointer, 0, {}, 0}));
}

void TestTensorFile::limitsHold()
{
    const std::string header = R"({"__metadata__":{"x":"1","y":"2"},"ab":{"dtype":"F32","shape":[1,1],)"
                               R"("data_offsets":[0,4]},"cd":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})";
    const std::string whole = fileOf(header, floats({1, 2}));
    const auto with = [&](std::size_t TensorLimits::*limit, std::size_t least, Reason reason) {
        TensorLimits limits;
        limits.*limit = least;
        QVERIFY(std::holds_alternative<TensorFile>(readTensors(whole, limits)));
        limits.*limit = least - 1;
        const TensorMistake mistake = mistakeIn(whole, limits);
        QCOMPARE(mistake.reason, reason);
        QCOMPARE(mistake.limit, least - 1);
    };
    with(&TensorLimits::bytes, whole.size(), Reason::TooLarge);
    with(&TensorLimits::header, header.size(), Reason::Header);
    with(&TensorLimits::facts, 2, Reason::TooMany);
    with(&TensorLimits::dimensions, 2, Reason::Shape);
    with(&TensorLimits::name, 2, Reason::Name);
    // A length that no memory has.
    QCOMPARE(mistakeIn(std::string(8, '\xFF')).reason, Reason::Header);
    for (const float number : {std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()}) {
        const TensorMistake mistake = mistakeIn(fileOf(header, floats({1, number})));
        QCOMPARE(mistake, (TensorMistake{Reason::NotFinite, 8 + header.size() + 4, "cd", 0}));
    }
}

void TestTensorFile::manyEntries()
{
    constexpr int kSome = 16'000;
    const auto headerOf = [](int count, const auto& entryOf) {
        std::string header = "{";
        for (int i = 0; i < count; ++i)
            header += (i > 0 ? "," : "") + std::string("\"t") + std::to_string(i) + "\":" + entryOf(i);
        return header + '}';
    };
    const std::string header = headerOf(kSome, [](int i) {
        return R"({"dtype":"F16","shape":[1],"data_offsets":[)" + std::to_string(2 * i) + ','
            + std::to_string(2 * i + 2) + "]}";
    });
    const std::string whole = fileOf(header, std::string(2 * kSome, '\0'));
    TensorLimits limits;
    limits.header = header.size();
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(mistakeIn(whole, limits), (TensorMistake{Reason::TooMany, 8, {}, limits.tensors}));
    limits.tensors = kSome;
    const auto read = readTensors(whole, limits);
    QVERIFY(std::holds_alternative<TensorFile>(read));
    QCOMPARE(std::get<TensorFile>(read).numbers(), std::size_t{kSome});
    QVERIFY(std::get<TensorFile>(read).tensors.back().name == "t15999");
    // Objects of nothing, which took 80 s.
    const std::string empty = headerOf(60'000, [](int) { return std::string("{}"); });
    QCOMPARE(mistakeIn(fileOf(empty, {})).reason, Reason::TooMany);
    QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
}

void TestTensorFile::writesWhatItReads()
{
    TensorFile file;
    file.facts = {{"what", "weights of “houses”"}, {"seed", "7"}};
    file.tensors.push_back({"z.weight", NamedTensor::Stored::F16, {2, 2}, {1, -0.5F, 65504, 0}});
    file.tensors.push_back({"a", NamedTensor::Stored::F32, {3}, {0.1F, -1e20F, 3}});
    file.tensors.push_back({"m", NamedTensor::Stored::BF16, {}, {-2.5F}});
    const std::string bytes = writeTensors(file);
    QCOMPARE(bytes.size() % 2, std::size_t{0});
    auto read = std::get<TensorFile>(readTensors(bytes));
    std::ranges::sort(file.facts);
    QVERIFY(read == file);
    QCOMPARE(writeTensors(read), writeTensors(file));
    // A number that a half cannot hold becomes the nearest half.
    file.tensors.front().numbers[0] = 0.1F;
    read = std::get<TensorFile>(readTensors(writeTensors(file)));
    QCOMPARE(static_cast<double>(read.tensors.front().numbers[0]), half(0x2E66));
}

void TestTensorFile::writesNothingThatCantBeRead()
{
    const auto refused = [](const std::vector<NamedTensor>& tensors) {
        QVERIFY_THROWS_EXCEPTION(Error, writeTensors({tensors, {}}));
    };
    refused({{"a", NamedTensor::Stored::F32, {2}, {1}}});
    refused({{"a", NamedTensor::Stored::F32, {1}, {1}}, {"a", NamedTensor::Stored::F32, {1}, {1}}});
    refused({{"a b", NamedTensor::Stored::F32, {1}, {1}}});
    refused({{"a", NamedTensor::Stored::F32, {0}, {}}});
    refused({{"a", NamedTensor::Stored::F16, {1}, {1e6F}}});
    QVERIFY_THROWS_EXCEPTION(Error, writeTensors({{}, {{"a", "1"}, {"a", "2"}}}));
}

void TestTensorFile::halves()
{
    constexpr unsigned kAll = 1U << 16U;
    for (unsigned bits = 0; bits < kAll; ++bits) {
        const float number = fromHalf(static_cast<std::uint16_t>(bits));
        if ((bits & 0x7C00U) == 0x7C00U) {
            QVERIFY((bits & 0x3FFU) == 0 ? std::isinf(number) : std::isnan(number));
            continue;
        }
        QCOMPARE(static_cast<double>(number), half(bits));
        QCOMPARE(static_cast<unsigned>(toHalf(number)), bits);
        // Halfway to the next one goes to the even one, and what is beside it to the nearer.
        const unsigned next = bits + 1;
        if ((next & 0x7C00U) == 0x7C00U)
            continue;
        const auto middle = static_cast<float>((half(bits) + half(next)) / 2); // exact: one bit more
        QCOMPARE(static_cast<unsigned>(toHalf(middle)), bits % 2 == 0 ? bits : next);
        QCOMPARE(static_cast<unsigned>(toHalf(std::nextafter(middle, static_cast<float>(half(next))))), next);
        QCOMPARE(static_cast<unsigned>(toHalf(std::nextafter(middle, static_cast<float>(half(bits))))), bits);
    }
    QCOMPARE(static_cast<unsigned>(toHalf(65519.F)), 0x7BFFU);
    QCOMPARE(static_cast<unsigned>(toHalf(65520.F)), 0x7C00U);
    QCOMPARE(static_cast<unsigned>(toHalf(-std::numeric_limits<float>::infinity())), 0xFC00U);
    QVERIFY(std::isnan(fromHalf(toHalf(std::numeric_limits<float>::quiet_NaN()))));
}

CONVOKU_GUILESS_TEST(TestTensorFile)
#include "tst_tensor_file.moc"
