import { compareScripts } from '../../../testing/compare-scripts.ts'

compareScripts([
  'echo hello > a; chmod 640 a; uuencode a b; uuencode -m a b; uuencode b < a; uuencode -m /dev/stdout < a',
  'for n in 0 1 2 3 44 45 46 100; do head -c $n /dev/zero | uuencode z; printf "%${n}s" | uuencode -m z; done',
  'uuencode; uuencode no x; echo $?; uuencode a b c; echo $?; uuencode -x a 2>/dev/null; echo $?; uudecode -x 2>/dev/null; echo $?; uudecode no; echo $?',
  'seq 300 > a; chmod 755 a; uuencode a out > u; uudecode u; cmp a out; ls -l out | cut -c1-10; uuencode -m a out | uudecode -o - | cmp - a',
  'seq 20000 > a; uuencode -m a out | md5sum; uuencode a out | md5sum; uuencode -m a out | uudecode -o - | cmp - a',
  String.raw`printf '\1\377\200abc' > a; uuencode a x; uuencode a /dev/stdout | uudecode | od -tx1`,
  String.raw`echo no | uudecode; echo $?; printf 'begin 644 q\n#86)C\nend\n' | uudecode; echo $?; printf 'begin 644 q\n#86)C\n` +
    '`' +
    String.raw`\n' | uudecode; echo $?`,
  String.raw`printf 'text before\nbegin 644 a b\n#86)C\n` +
    '`' +
    String.raw`\nend\nafter\n' | uudecode; cat 'a b'; printf 'begin-base64 600 q\nYW!Jj\n====\n' | uudecode; echo $?`,
  'echo x > a; uuencode a y > u; uudecode -o z u u; echo $?; uudecode u no; echo $?; uuencode a no/x | uudecode; echo $?; uudecode -c u; cat y',
])
