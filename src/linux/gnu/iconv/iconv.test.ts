import { compareScripts } from '../../../testing/compare-scripts.ts'

compareScripts([
  String.raw`for t in latin1 ISO-8859-15 cp1252 utf-16 utf-16le UTF-16BE utf-32 UTF-32BE ascii utf8; do echo "$t"; printf 'a\303\251\342\202\254\360\220\220\267b' | iconv -f utf-8 -t $t | od -An -tx1; printf 'a\303\251\342\202\254b' | iconv -c -f utf-8 -t $t | od -An -tx1; done 2>&1`,
  String.raw`printf '\200\223\244\351\201x' | iconv -f cp1252 -t utf-8 | od -An -tx1; for f in latin1 iso-8859-15; do printf '\244\251\351\276' | iconv -f $f -t utf-8 | od -An -tx1; done`,
  String.raw`printf 'a\303' | iconv -f utf-8 -t latin1; echo " $?"; printf 'ab\377c' | iconv -f utf-8 -t utf-8; echo " $?"; printf '\355\240\200' | iconv -f utf-8 -t utf-16; echo $?; printf '\300\200a' | iconv -c -f utf-8 -t utf-8; echo " $?"; printf 'a\0b' | iconv -f utf-16le -t utf-8; echo " $?"; printf '\0\330a\0' | iconv -f utf-16le -t utf-8; echo $?`,
  String.raw`printf '\376\377\0a' | iconv -f utf-16 -t utf-8; printf '\377\376a\0' | iconv -f utf-16 -t utf-8; printf 'a\0' | iconv -f utf-16 -t utf-8; printf '\377\376a\0' | iconv -f utf-16le -t utf-8 | od -An -tx1; printf '\0\0\376\377\0\0\0a' | iconv -f utf-32 -t utf-8`,
  String.raw`printf 'na\303\257ve' | iconv -f utf-8 -t ascii//TRANSLIT; echo; printf 'na\303\257ve' | iconv -f utf-8 -t ascii//IGNORE; echo " $?"; export LC_ALL=C.UTF-8; printf '\303\251\303\204\303\237\342\202\254\342\200\234x\342\200\235\342\200\223\342\200\246\302\251\302\275\345\205\254\357\254\201' | iconv -t ascii//TRANSLIT; echo; printf '\303\251\345\205\254' | iconv -t latin1//translit | od -An -tx1; printf '\303\251' | iconv -t latin1 | od -An -tx1`,
  String.raw`echo a > a; printf '\351\n' > b; iconv -f latin1 -t utf-8 a b | od -An -tx1; iconv -f latin1 -t utf-8 -o c a b; od -An -tx1 c; iconv -f utf-8 -t latin1 no; echo $?; iconv -f latin1 .; echo $?; iconv -f foo a; echo $?; iconv -f latin1 -t bar a; echo $?; iconv -x; echo $?; iconv -f; echo $?`,
])
