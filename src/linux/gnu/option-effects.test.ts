import { expect, test } from 'vitest'
import { createBashFixture } from '../../testing/bash-fixture.ts'

/** What lines print on a machine with a few files, standard error among it, and the status. */
async function said(line: string): Promise<string> {
  const machine = createBashFixture()
  const { stdout, status } = await machine.exec(
    `mkdir t && cd t && mkdir -p a/b c && printf 'one\\n' > a/x && printf 'two!\\n' > a/b/y.c && ln -s ../a c/l; { ${line}; } 2>&1`,
  )
  return `${stdout}[${status}]`
}

test.each([
  ['cp --attributes-only a/x new; wc -c < new', '0\n[0]'],
  ['cp --attributes-only a/b/y.c a/x; cat a/x', 'one\n[0]'],
  ['cp --strip-trailing-slashes c/l/ z -P; readlink z', '../a\n[0]'],
  [
    'cp --reflink=always a/x y',
    "cp: option '--reflink=always' is not simulated here: files share nothing on this disk\n[1]",
  ],
  ['cp --sparse=always a/x y; echo $?', "cp: option '--sparse' is not simulated here\n1\n[0]"],
  ['git --version; echo $?; git --help', /^git: not simulated here[^\n]*\n1\ngit: not simulated here/],
  [
    'chmod -R --preserve-root 700 /',
    /^chmod: it is dangerous to operate recursively on '\/'\nchmod: use --no-preserve-root/,
  ],
  ['du -b -D c/l; du -b c/l', /^[1-9]\d{3,}\tc\/l\/b\n.*\n4\tc\/l\n/s],
  ['truncate -o -s 2 a/x; wc -c < a/x', '8192\n[0]'],
  ['install -C -m 644 a/x o; touch -d 2001-01-01 o; install -C -m 644 a/x o; date -r o +%Y', '2001\n[0]'],
  ['install a/x o; install -b a/b/y.c o; cat o~', 'one\n[0]'],
  [
    'gzip -c < a/x > q.gz; gzip -k a/x; mv a/x.gz a/z.gz; gunzip -N a/z.gz; ls a',
    'gzip: a/x already exists;\tnot overwritten\nb\nx\nz.gz\n[0]',
  ],
  ['date --universal +%Z', 'UTC\n[0]'],
  [
    'tar --owner=ada:7 --group=0 --mtime=2001-02-03 --mode=600 -cf t.tar a/x; tar -tvf t.tar',
    '-rw------- ada/root          4 2001-02-03 00:00 a/x\n[0]',
  ],
  ['tar -cf t.tar a; tar --delete -f t.tar a/b; tar -tf t.tar', 'a/\na/x\n[0]'],
  ['tar --remove-files -cf t.tar a/x; ls a', 'b\n[0]'],
  [
    'tar -cf t.tar a; tar --numeric-owner --full-time -tvf t.tar | head -1',
    /^drwxr-xr-x 0\/0 +0 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d a\/\n/,
  ],
  ['zip -qe z.zip a/x; echo $?', "zip: option '-e' is not simulated here\n16\n[0]"],
  ['zip -qr z.zip a; rm -r a; unzip -qC z.zip A/X; find a -type f', 'a/x\n[0]'],
  [
    'zip -qr z.zip a; touch a/x; echo new > a/x; unzip -qu z.zip; cat a/x; rm a/x; unzip -qf z.zip; ls a',
    'new\nb\n[0]',
  ],
  ['sudo -b true', "sudo: option '-b' is not simulated here\n[1]"],
  ['sudo -D /usr pwd', '/usr\n[0]'],
  ['sudo deluser --system user', "deluser: The user `user' is not a system user. Exiting.\n[1]"],
  ['echo x > f; ln -s f l; sed --follow-symlinks -i s/x/y/ l; readlink l; cat f', 'f\ny\n[0]'],
  ['seq 99999 | tee -p f | head -n 1; tail -n 1 f', '1\n99999\n[0]'],
  ["printf 'a\\n' | sed --posix F", "sed: -e expression #1, char 1: unknown command: `F'\n[1]"],
  ['curl -s -D h -o o example.com; head -n 1 h | cut -c1-15', 'HTTP/1.1 200 OK\n[0]'],
  ['curl -s -m 0.001 example.com', '[28]'],
  ['curl -s --create-dirs --output-dir p/q -o o example.com; ls p/q', 'o\n[0]'],
  ['echo files.example.com/colors.txt > list; wget -q -i list -P d; ls d', 'colors.txt\n[0]'],
  ['wget -q -p example.com; find example.com -type f', 'example.com/index.html\n[0]'],
  ['wget -qS -O /dev/null example.com; echo $?', '0\n[0]'],
  ['wget --limit-rate=1k example.com; echo $?', "wget: option '--limit-rate' is not simulated here\n2\n[0]"],
  ['wget -nc -q example.com; wget -nc example.com', "File 'index.html' already there; not retrieving.\n\n[0]"],
  ['traceroute -n -m 1 example.com | tail -n 1 | cut -d" " -f 1-4', ' 1  10.0.2.2\n[0]'],
  ['nc -nz localhost 80', 'nc: getaddrinfo for host "localhost" port 80: Name or service not known\n[1]'],
  ['free -l | cut -d: -f 1 | tail -n 3', 'Low\nHigh\nSwap\n[0]'],
])('%s', async (line, expected) => {
  const output = await said(line)
  if (typeof expected === 'string') expect(output).toBe(expected)
  else expect(output).toMatch(expected)
})

test.each(
  [
    ['tree --du', '[       8201]  .\n'],
    ['tree --prune -P "*.c"', '.\n└── a\n    └── b\n        └── y.c\n\n3 directories, 1 file\n[0]'],
    ['tree --matchdirs --prune -P b', '.\n└── a\n    └── b\n\n3 directories, 0 files\n[0]'],
    ['tree --charset ascii c', 'c\n`-- l -> ../a\n\n2 directories, 0 files\n[0]'],
    [
      'tree -J a',
      '[\n  {"type":"directory","name":"a","contents":[\n    {"type":"directory","name":"b","contents":[\n      {"type":"file","name":"y.c"}\n    ]},\n    {"type":"file","name":"x"}\n  ]}\n,\n  {"type":"report","directories":2,"files":2}\n]\n[0]',
    ],
    ['tree --filelimit 1 a', 'a  [2 entries exceeds filelimit, not opening dir]\n\n1 directory, 0 files\n[0]'],
    [
      'tree --du a',
      '[       8201]  a\n├── [       4101]  b\n│   └── [          5]  y.c\n└── [          4]  x\n\n        4110 bytes used in 2 directories, 2 files\n[0]',
    ],
    ['tree -l c', 'c\n└── l -> ../a\n    ├── b\n    │   └── y.c\n    └── x\n\n3 directories, 2 files\n[0]'],
  ].slice(1),
)('%s, as version 2.1.0', async (line, expected) => {
  expect((await said(line)).replaceAll('\u00a0', ' ')).toBe(expected)
})
