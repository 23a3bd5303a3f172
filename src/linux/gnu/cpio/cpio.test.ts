import { compareScripts } from '../../../testing/compare-scripts.ts'

const tree =
  'mkdir -p d/e; seq 500 > d/a; echo hi > d/e/b; ln d/e/b d/e/c; ln -s a d/l; touch -d 2020-01-02T03:04:05Z d/a d/e/b'
const names = "printf '%s\\n' d d/a d/e d/e/b d/e/c d/l"

compareScripts([
  `${tree}; for h in bin odc newc crc; do ${names} | cpio -o -H $h > $h; wc -c < $h; cpio -it < $h; cpio -itv < $h | cut -c1-10; done`,
  `${tree}; ${names} | cpio -oc > x; mkdir o; cd o; cpio -i < ../x; find . | sort; cpio -idm < ../x; find . -type f -printf '%p %s %n\\n' | sort; cpio -idm < ../x; cpio -idumv 'd/[ae]' < ../x; cpio -it -f 'd/e*' < ../x`,
  `${tree}; ${names} | cpio -pdmv p; find p | sort; ${names} | cpio -pd p; cpio -p; cpio -p a b < /dev/null; echo $?`,
  `${tree}; cpio; echo $?; cpio -io; cpio -ot; cpio -o -H foo; cpio -x; echo nope | cpio -o > x; echo $?; cpio -it -F nofile; echo $?; echo | cpio -o > x; echo ./d/a | cpio -o --quiet -O z; head -c 20 z | cpio -it; cpio -i --to-stdout --quiet < z | wc -l; printf 'd/a\\0' | cpio -o0 > y; cpio -iV < y; cpio -itvn < z; cpio -iduR 5:6 < z; stat -c %u:%g d/a; echo d/l | cpio -oB 2>/dev/null | wc -c; echo d/l | cpio -oL | cpio -itv | cut -c1-10`,
  `${tree}; echo d/a | cpio -o > x; for c in abc 0; do echo d/a | cpio -o -C $c; echo $?; done; cpio -i -E nofile < x; echo $?`,
  `${tree}; (cd d; echo a | cpio -o --quiet > ../x); mkdir -p a/f; cpio -iu --quiet < x; echo $?; ls a`,
])
