#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# readme_pictures.sh [--check] CONVOKU_CLI FOLDER: draws the pictures of the README. With --check draws them elsewhere, and
# fails if one in the folder is another one.
set -euo pipefail
check=
if [[ $1 == --check ]]; then
    check=1
    shift
fi
cli=$1 folder=$2 made=$2
if [[ -n $check ]]; then
    made=$(mktemp -d)
    trap 'rm -rf -- "$made"' EXIT
fi
article=8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9.
"$cli" export "$article" --width 440 -o "$made/article.gif"
"$cli" export layer 4.4.1 "$article" --number r2=4 --close-up --size 960 -o "$made/kernel.png"
"$cli" export pass 1.2 1.....3..2.....4 --network article_4 --delay 400 --size 1200 -o "$made/kernel_to_removal.gif"
[[ -z $check ]] && exit
failed=0
for picture in article.gif kernel.png kernel_to_removal.gif; do
    if ! cmp -- "$folder/$picture" "$made/$picture"; then
        echo "$folder/$picture is not what the program draws now. Run the target update_screens." >&2
        failed=1
    fi
done
exit "$failed"
