import type { Goal } from '../../goal.ts'
import { all, any, file, gone, labelled, printed, ranWith, typed } from '../../linux/goals.ts'
import type { Exercises } from '../exercises.ts'

const packed = (...names: readonly string[]): Goal =>
  all(
    labelled('`photos.tar` is there', file('~/photos.tar')),
    labelled(
      'What it holds was listed',
      all(any(ranWith('tar', 't'), typed('tar +[a-z]*t')), ...names.map((name) => printed(`photos/${name}[.]txt$`))),
    ),
    labelled('The directory `photos` is gone', gone('~/photos')),
  )

export const cleanupAndArchives: Exercises = {
  lesson: 'cleanup-and-archives',
  challenge: {
    id: 'cleanup-and-archives',
    brief:
      'Pack the directory `photos` into an archive `photos.tar`. List what the archive holds, to be sure. Then remove the directory: only the archive is to stay.',
    world: { files: { '~/photos/sea.txt': 'blue\n', '~/photos/hill.txt': 'green\n' } },
    goal: packed('sea', 'hill'),
    par: { commands: 3 },
    hint: 'One program packs and lists, with another option each time. Remove only what you have seen in the archive.',
    solutions: [
      ['tar -cvf photos.tar photos', 'tar -tf photos.tar', 'rm -r photos'],
      ['tar -cf photos.tar photos', 'rm -r photos', 'tar -tf photos.tar'],
      ['tar cf photos.tar photos/ && tar tf photos.tar && rm -rf photos'],
    ],
    wrong: [
      ['rm -r photos', 'tar -cf photos.tar photos', 'tar -tf photos.tar'],
      ['tar -cf photos.tar photos', 'tar -tf photos.tar'],
      ['tar -cf photos.tar photos', 'ls photos', 'rm -r photos'],
      ['tar -cf photo.tar photos', 'tar -tf photo.tar', 'rm -r photos'],
    ],
    only: [['tar -cf photos.tar photos/sea.txt photos/hill.txt', 'tar -tf photos.tar', 'rm -r photos']],
    others: [
      {
        files: { '~/photos/sea.txt': 'grey\n', '~/photos/hill.txt': 'white\n', '~/photos/cat.txt': 'black\n' },
        goal: packed('sea', 'hill', 'cat'),
      },
    ],
  },
  predictions: [
    {
      id: 'cleanup-and-archives-1',
      world: { lines: ['mkdir letters', 'cp welcome.txt letters', 'tar -cf letters.tar letters', 'rm -r letters'] },
      line: 'tar -tf letters.tar',
      outputs: ['letters/\nletters/welcome.txt', 'welcome.txt', 'letters.tar'],
      because:
        'An archive keeps the paths as they were when it was packed: the directory, and in it the file. `-t` only lists them.',
    },
  ],
  arrangements: [
    {
      id: 'cleanup-and-archives-1',
      task: 'Pack the directory `letters` into an archive `letters.tar`, and see what goes into it.',
      line: 'tar -cvf letters.tar letters',
      extra: ['-tf', 'welcome.txt'],
      world: { lines: ['mkdir letters', 'cp welcome.txt letters'] },
    },
  ],
}
