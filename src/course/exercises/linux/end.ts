import { all, any, directory, file, gone, holdsLine, labelled, ran, succeeded } from '../../linux/goals.ts'
import type { TrackEnd } from '../exercises.ts'

const RECEIPTS = '2026-01 train 40\n2026-02 hotel 120\n2026-03 train 40\n'

/** The last thing on the track: a project folder is put in order and handed over. */
export const linuxEnd: TrackEnd = {
  capstone: {
    id: 'linux-capstone',
    title: 'Hand over a project',
    brief:
      'Your colleague takes over the trip that you planned. It is all in `Downloads`, in a heap. Make a directory `trip` at home with `notes` in it. Put `plan.txt` into `trip/notes` under the name `itinerary.txt`, and `receipts.txt` into `trip`. Throw the directory `Downloads/cache` away. Find out how many lines the receipts have, and pack `trip` as `trip.tar`.',
    world: {
      files: {
        '~/Downloads/plan.txt': 'Monday: train\nTuesday: museum\n',
        '~/Downloads/receipts.txt': RECEIPTS,
        '~/Downloads/cache/a.tmp': 'x\n',
        '~/Downloads/cache/b.tmp': 'y\n',
      },
    },
    goal: all(
      labelled('`trip/notes` is there', directory('~/trip/notes')),
      labelled(
        'the plan is `trip/notes/itinerary.txt`, and no longer in `Downloads`',
        all(holdsLine('~/trip/notes/itinerary.txt', '^Monday: '), gone('~/Downloads/plan.txt')),
      ),
      labelled('the receipts are in `trip`', holdsLine('~/trip/receipts.txt', '^2026-')),
      labelled('`Downloads/cache` is gone', gone('~/Downloads/cache')),
      labelled('the lines of the receipts were counted', any(ran('wc', 'nl'), ran('grep', 'cat'))),
      labelled('`trip.tar` is there', all(file('~/trip.tar'), succeeded('tar'))),
    ),
    par: { commands: 6 },
    hint: 'One goal after the other: the directories first, then what goes into them, and the archive last.',
    solutions: [
      [
        'mkdir -p trip/notes',
        'mv Downloads/plan.txt trip/notes/itinerary.txt',
        'mv Downloads/receipts.txt trip',
        'rm -r Downloads/cache',
        'wc -l trip/receipts.txt',
        'tar -cvf trip.tar trip',
      ],
    ],
    wrong: [['mkdir trip', 'tar -cvf trip.tar trip']],
    others: [{}],
  },
  can: [],
  next: undefined,
}
