import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

rowsInTurn([
  [
    "echo 'XQAAgAD//////////wAYgoKPIk74plX38JmlJQ2QRZFaUbSbyqzcBTLshVKfsUht79zoS7lhujuuE2n//3UiAAA=' | base64 -d > n.lzma; lzcat n.lzma | md5sum; xz -dc n.lzma | wc -l; unlzma -k n.lzma && wc n",
    '69d61ec73a9426dba64bf17888794b6e  -\n20\n20 20 51 n\n[0]',
  ],
  [
    'seq 5000 > big; lzma -k big; head -c 13 big.lzma | od -An -tx1; lzcat big.lzma | cmp - big; xz -t big.lzma; lzma -t big.lzma && echo fine',
    ' 5d 00 00 80 00 ff ff ff ff ff ff ff ff\nfine\n[0]',
  ],
  ["printf '' | lzma -c | lzcat | wc -c", '0\n[0]'],
  ['head -c 100000 /dev/zero | lzma -9 | xz -d | wc -c', '100000\n[0]'],
  ['unlzma nosuch', 'unlzma: nosuch: No such file or directory\n[1]'],
  ['unlzma n', 'unlzma: n: File format not recognized\n[1]'],
  ['lzma n.lzma', "lzma: n.lzma: File already has `.lzma' suffix, skipping\n[2]"],
  ['echo hi | lzma | lzma -d', 'hi\n[0]'],
  ['echo hi | lzcat', 'lzcat: (stdin): File format not recognized\n[1]'],
  ['xz -F foo n', 'xz: foo: Unknown file format type\n[1]'],
  ['rm n.lzma; xz -k -F lzma n; ls n*', 'n\nn.lzma\n[0]'],
  ['xz --format=xz -kf n; unlzma -c n.xz', 'unlzma: n.xz: File format not recognized\n[1]'],
  ['head -c 20 n.lzma | lzcat > /dev/null', 'lzcat: (stdin): Unexpected end of input\n[1]'],
  ['lzma -l n.lzma', 'lzma: --list works only on .xz files (--format=xz or --format=auto)\n[1]'],
  ['rm n; unlzma n.lzma; ls n*', 'n\nn.xz\n[0]'],
  ['echo a > t.tar; lzma t.tar; mv t.tar.lzma t.tlz; unlzma t.tlz; ls t*', 't.tar\n[0]'],
])
