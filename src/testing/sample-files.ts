import type { TestFiles } from './gnu-fixture.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

/** Texts: with and without an end, with tabs, with bytes that are no characters. */
export const textFiles: TestFiles = {
  a: 'one two\nthree\n\n\n\nfour  five\n',
  b: Array.from({ length: 25 }, (_, index) => `${index + 1}\n`).join(''),
  'no-end': 'x\ny\nlast',
  empty: '',
  'a b': 'spaced\n',
  utf8: 'ä日本 ñ\n€ \u00a0x\n',
  control: Uint8Array.of(0, 1, 9, 10, 13, 10, 27, 65, 127, 128, 200, 255, 10, 9, 10),
  'd/f': 'in\n',
  crlf: 'a\r\nb\r\n',
  zero: 'a\0b\0c\0',
}

/** Texts with tabs and blanks. */
export const tabFiles: TestFiles = {
  a: 'one\n\ntwo\nthree\n\n\nfour\n',
  tabs: '\tx\ty\na\tb\n  \tz\n12345678\tc\n\t\n a\b\tq\n',
  spaces: '        x\n    y       z\n  a  b   c    d\n                 q\n   \t  t\n1234567 8 9\n       x\n        \n',
  'no-end': 'abc\tdef',
  utf8: 'äöü日本語\tx\n',
  'd/f': '',
}

/** What archives are made of. */
export const archiveFiles: TestFiles = {
  'a.txt': 'one\n'.repeat(50),
  b: 'b\n',
  empty: '',
  'd/x': 'x',
  'd/sub/y.txt': 'yy',
  'e/': '',
}

/** Files whose attributes are told and changed. */
export const attributeFiles: TestFiles = {
  'a.txt': 'one\n',
  'b.bin': 'x'.repeat(5000),
  empty: '',
  'd/x': 'x',
  'd/sub/y': 'yy',
  'e/': '',
}

/** Files of many kinds, as `file` knows them. */
export const kindFiles: TestFiles = {
  a: 'hi\n',
  utf: 'hé\n',
  latin: bytes('caf\u00e9\n'),
  empty: '',
  'd/': '',
  's.sh': '#!/bin/bash\necho\n',
  p: '#!/usr/bin/env python3\n',
  pl: '#!/usr/bin/perl\n',
  sh: '#!/bin/sh\n',
  node: '#!/usr/bin/node\n',
  foo: '#!/opt/foo/bar -x\n',
  'j.json': '{"a": 1}\n',
  'h.html': '<html><body></body></html>\n',
  'x.xml': '<?xml version="1.0"?>\n<a/>\n',
  'i.png': bytes('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0010\0\0\0\u0020\u0008\u0006\0\0\0'),
  'g.gif': bytes('GIF89a\u0010\0\u0020\0'),
  'j.jpg': bytes('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0'),
  'f.pdf': '%PDF-1.4\n',
  'c.c': '#include <stdio.h>\nint main(void) { return 0; }\n',
  'y.py': 'import os\n\ndef f():\n    pass\n',
  'v.csv': 'a,b\n1,2\n3,4\n',
  crlf: 'a\r\nb\r\n',
  cr: 'a\rb\r',
  nonl: 'abc',
  bin: bytes('\0\u0001\u0002\u0003'),
  esc: 'x\u001b[0m\n',
  long: `${'0'.repeat(400)}\n`,
  'q.sql': 'SELECT 1;\n',
  'r.md': '# Title\n\ntext\n',
  bom: '\ufeffhi\n',
  'y.yaml': 'key: v\nb:\n  - x\n',
  'longer-name': 'x\n',
}

/** A small tree, of which files are copied, moved and removed. */
export const treeFiles: TestFiles = {
  'a.txt': 'one\n',
  'b.txt': 'two\nthree\n',
  'd/x': 'x',
  'd/sub/y': 'yy',
  'e/': '',
}
