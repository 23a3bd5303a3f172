import { compareFiles } from '../../../testing/compare-files.ts'
import { treeFiles } from '../../../testing/sample-files.ts'

compareFiles(
  [
    [
      [
        'rm',
        'rm -f',
        'rm no',
        'rm -f no',
        'rm d',
        'rm -d e',
        'rm -d d',
        'rm a.txt b.txt',
        'rm -f a.txt/x',
        'rm b.txt/x',
      ],
    ],
    [['rm -r . ..', 'rm -r d/.', 'rm -r /', 'rm -rf //', 'rm -rv e d/sub a.txt', 'rm -rfv no', 'rm -x']],
    [['rm -i a.txt'], { stdin: 'y\n', files: { 'a.txt': '' } }],
    [['rm -i a.txt', 'rm -ri d'], { stdin: 'y\ny\n', files: { 'a.txt': 'x', 'd/a': '' } }],
    [['rm -ri d', 'rm -ri d'], { stdin: 'y\ny\ny\n', files: { 'd/e/': '' } }],
    [['rm -ri d'], { stdin: 'y\nn\ny\n', files: { 'd/b': 'b' } }],
    [
      ['rm -I a b c', 'rm -I d e f g', 'rm -rI h'],
      { files: { a: '', b: '', c: '', d: '', e: '', f: '', g: '', h: '' } },
    ],
    [
      ['rm -rI h i', 'rm --interactive=once h', 'rm --interactive=never i'],
      { stdin: 'yes\n', files: { h: '', i: '' } },
    ],
    [['ln -s a.txt l', 'ln -s d m', 'rm -v l', 'rm -rv m', 'rm -if a.txt', 'rm -fi b.txt'], { stdin: 'n\n' }],
  ],
  treeFiles,
)
