import type { Goal } from '../../goal.ts'
import { all, any, directory, file, gone, holdsLine, labelled, printed, ranWith, typed } from '../../linux/goals.ts'
import type { TrackEnd } from '../exercises.ts'

const handedOver = (day: string, receipts: number): Goal =>
  all(
    labelled('`trip/notes` is there', directory('~/trip/notes')),
    labelled(
      'The plan is now `trip/notes/itinerary.txt`',
      all(holdsLine('~/trip/notes/itinerary.txt', `^${day}: `), gone('~/Downloads/plan.txt')),
    ),
    labelled(
      'The receipts are in `trip`',
      all(holdsLine('~/trip/receipts.txt', '^2026-'), gone('~/Downloads/receipts.txt')),
    ),
    labelled('`Downloads/cache` is gone', gone('~/Downloads/cache')),
    labelled('The number of hotels was found out', printed(`^ *${receipts}( |$)`)),
    labelled(
      '`trip.tar` is there, and what it holds was listed',
      all(
        file('~/trip.tar'),
        any(ranWith('tar', 't'), typed('(^|[;&|]) *tar +[a-z]*t')),
        printed('trip/notes/itinerary[.]txt$'),
      ),
    ),
  )

/** The last thing on the track: a heap is put in order, and handed over. */
export const linuxEnd: TrackEnd = {
  capstones: [
    {
      id: 'linux-capstone',
      title: 'Hand over a trip',
      brief:
        'You planned a trip, and a friend is taking over. All your files lie in a heap in `Downloads`. Make a directory `trip` with a directory `notes` in it. Move `plan.txt` into `trip/notes`, as `itinerary.txt`, and `receipts.txt` into `trip`. Remove `Downloads/cache` with everything in it. Find out how many lines `Downloads/hotels.txt` has: there is one for each hotel. Finally, pack `trip` into `trip.tar`, and list what the archive holds.',
      world: {
        files: {
          '~/Downloads/plan.txt': 'Monday: train\nTuesday: museum\n',
          '~/Downloads/receipts.txt': '2026-01 train 40\n2026-02 hotel 120\n2026-03 train 40\n',
          '~/Downloads/hotels.txt': 'Astoria\nBellevue\nCentral\nDelta\nEden\n',
          '~/Downloads/cache/a.tmp': 'x\n',
          '~/Downloads/cache/b.tmp': 'y\n',
        },
      },
      goal: handedOver('Monday', 5),
      par: { commands: 7 },
      hint: 'One goal after the other: the directories first, then what goes into them, and the archive last.',
      solutions: [
        [
          'mkdir -p trip/notes',
          'mv Downloads/plan.txt trip/notes/itinerary.txt',
          'mv Downloads/receipts.txt trip',
          'rm -r Downloads/cache',
          'wc -l Downloads/hotels.txt',
          'tar -cvf trip.tar trip',
          'tar -tf trip.tar',
        ],
        [
          'cd Downloads',
          'rm -rf cache',
          'wc -l hotels.txt',
          'mkdir ../trip',
          'mkdir ../trip/notes',
          'mv plan.txt ../trip/notes/itinerary.txt',
          'mv receipts.txt ../trip',
          'cd ..',
          'tar cf trip.tar trip',
          'tar tf trip.tar',
        ],
      ],
      wrong: [
        ['mkdir trip', 'mv Downloads/plan.txt trip', 'tar -cf trip.tar trip', 'tar -tf trip.tar'],
        [
          'mkdir -p trip/notes',
          'mv Downloads/plan.txt trip/notes/itinerary.txt',
          'tar -cf trip.tar trip',
          'tar -tf trip.tar',
          'rm -r Downloads',
        ],
        [
          'cd Downloads',
          'rm -rf cache',
          'wc -l hotels.txt',
          'mkdir -p ../trip/notes',
          'mv plan.txt ../trip/notes/itinerary.txt',
          'mv receipts.txt ../trip',
          'cd ..',
          'tar -cvf trip.tar trip',
        ],
      ],
      only: [
        [
          'mkdir -p trip/notes',
          'mv Downloads/plan.txt trip/notes/itinerary.txt',
          'mv Downloads/receipts.txt trip',
          'rm -r Downloads/cache',
          'echo 5',
          'tar -cf trip.tar trip',
          'tar -tf trip.tar',
        ],
      ],
      others: [
        {
          files: {
            '~/Downloads/plan.txt': 'Friday: ship\n',
            '~/Downloads/receipts.txt': '2026-07 ship 300\n',
            '~/Downloads/hotels.txt': 'Harbour\nLighthouse\n',
            '~/Downloads/cache/deep/down/c.tmp': 'z\n',
          },
          goal: handedOver('Friday', 2),
        },
      ],
    },
  ],
  can: [
    'You find your way: you know where you are, what is there, and how to get to any other place.',
    'You make directories and files, copy them, move them, give them other names and remove them.',
    'You read a file as a whole or only its beginning or its end.',
    'You find lines in a text, count them and put them in order, by letters or by numbers.',
    'You find files by their names, wherever they are.',
    'You ask a machine who you are on it, what runs, and how much room is left.',
    'You reach other machines and fetch files from them.',
    'You pack a directory into one file, look into it and unpack it again.',
  ],
  next: {
    track: 'bash',
    text: 'In Bash, commands work together: what one of them prints, the next one reads. You will write your own.',
  },
}
