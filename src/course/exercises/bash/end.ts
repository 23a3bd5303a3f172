import type { Goal } from '../../goal.ts'
import { all, any, directory, file, holds, labelled, printedOnly, ranOn } from '../../linux/goals.ts'
import type { TrackEnd } from '../exercises.ts'

interface Log {
  readonly failed: readonly string[]
  readonly counts: readonly string[]
  readonly busiest: string
}

const analysed = ({ failed, counts, busiest }: Log): Goal =>
  all(
    labelled('The directory `report` is there', directory('~/report')),
    labelled('`report/failed.txt` has the lines of requests that failed', holds('~/report/failed.txt', ...failed)),
    labelled('`report/pages.txt` counts the pages, the most frequent first', {
      type: 'file',
      path: '~/report/pages.txt',
      content: { equals: counts.join('\n') },
    }),
    labelled('The script `busiest.sh` is there', file('~/busiest.sh')),
    labelled(
      'Run on the log, it prints the busiest address',
      all(
        any(
          ranOn('busiest.sh', '~/Downloads/access.log'),
          ...['bash', 'sh'].map((shell) => ranOn(shell, '~/busiest.sh', '~/Downloads/access.log')),
        ),
        printedOnly(busiest),
      ),
    ),
    labelled('`report.tar.gz` is there', file('~/report.tar.gz')),
  )

const log = (...lines: readonly string[]): Readonly<Record<string, string>> => ({
  '~/Downloads/access.log': lines.map((line) => `${line}\n`).join(''),
})

const SCRIPT = String.raw`printf '#!/bin/bash\ncut -d " " -f 1 "$1" | sort | uniq -c | sort -rn | head -n 1 | awk "{ print \\$2 }"\n' > busiest.sh`

/** The last thing on the track: the log of a web server is taken apart. */
export const bashEnd: TrackEnd = {
  capstones: [
    {
      id: 'bash-capstone',
      title: 'What happened on the web server?',
      brief:
        'A web server wrote `Downloads/access.log`: each line has an address, a page and a status, with one space between them. Make a directory `report`. Put all lines whose status is `404` into `report/failed.txt`, unchanged. Put the pages into `report/pages.txt`, each of them once, after its count as `uniq -c` writes it, the most frequent first. Write a script `busiest.sh` that prints the address with the most lines in the log that it is given, and nothing else; run it on this log. Finally, pack `report` into `report.tar.gz`.',
      world: {
        files: log(
          '10.0.0.7 /index.html 200',
          '10.0.0.9 /shop.html 200',
          '10.0.0.7 /shop.html 200',
          '10.0.0.7 /old.html 404',
          '10.0.0.3 /shop.html 200',
          '10.0.0.9 /index.html 200',
          '10.0.0.3 /lost.html 404',
          '10.0.0.7 /shop.html 200',
        ),
      },
      goal: analysed({
        failed: ['10.0.0.7 /old.html 404', '10.0.0.3 /lost.html 404'],
        counts: ['      4 /shop.html', '      2 /index.html', '      1 /old.html', '      1 /lost.html'],
        busiest: '10.0.0.7',
      }),
      par: { commands: 6 },
      hint: 'Try each pipe on the screen first, and send it into a file when it is right. `cut` or `awk` take a column out; same lines have to stand together before they are counted.',
      solutions: [
        [
          'mkdir report',
          "grep ' 404$' Downloads/access.log > report/failed.txt",
          "cut -d ' ' -f 2 Downloads/access.log | sort | uniq -c | sort -rn > report/pages.txt",
          SCRIPT,
          'chmod +x busiest.sh',
          './busiest.sh Downloads/access.log',
          'tar -czf report.tar.gz report',
        ],
        [
          'mkdir report && cd report',
          "awk '$3 == 404' ../Downloads/access.log > failed.txt",
          "awk '{ print $2 }' ../Downloads/access.log | sort | uniq -c | sort -k 1nr -k 2r > pages.txt; cd ..",
          `echo '#!/bin/bash' > busiest.sh; echo 'awk '"'"'{ n[$1]++ } END { for (a in n) if (n[a] > n[b]) b = a; print b }'"'"' "$1"' >> busiest.sh`,
          'chmod +x busiest.sh; ./busiest.sh Downloads/access.log',
          'tar czf report.tar.gz report',
        ],
        [
          'mkdir report',
          "grep ' 404$' Downloads/access.log > report/failed.txt",
          "cut -d ' ' -f 2 Downloads/access.log | sort | uniq -c | sort -rn > report/pages.txt",
          SCRIPT,
          'bash busiest.sh Downloads/access.log',
          'tar -czf report.tar.gz report',
        ],
      ],
      wrong: [
        ['mkdir report', 'grep 404 Downloads/access.log', 'tar -czf report.tar.gz report'],
        [
          'mkdir report',
          "grep ' 404$' Downloads/access.log > report/failed.txt",
          "cut -d ' ' -f 2 Downloads/access.log | uniq -c | sort -rn > report/pages.txt",
          SCRIPT,
          'chmod +x busiest.sh',
          './busiest.sh Downloads/access.log',
          'tar -czf report.tar.gz report',
        ],
      ],
      only: [
        [
          'mkdir report',
          'grep 404 Downloads/access.log > report/failed.txt',
          "cut -d ' ' -f 2 Downloads/access.log | sort | uniq -c | sort -rn > report/pages.txt",
          SCRIPT,
          'chmod +x busiest.sh',
          './busiest.sh Downloads/access.log',
          'tar -czf report.tar.gz report',
        ],
        [
          'mkdir report',
          "grep ' 404$' Downloads/access.log > report/failed.txt",
          "cut -d ' ' -f 2 Downloads/access.log | sort | uniq -c | sort -rn > report/pages.txt",
          String.raw`printf '#!/bin/bash\necho 10.0.0.7\n' > busiest.sh`,
          'chmod +x busiest.sh',
          './busiest.sh Downloads/access.log',
          'tar -czf report.tar.gz report',
        ],
      ],
      others: [
        {
          files: log(
            '192.168.1.40 /room-404.html 200',
            '192.168.1.5 /start.html 200',
            '192.168.1.40 /start.html 404',
            '192.168.1.40 /start.html 200',
          ),
          goal: analysed({
            failed: ['192.168.1.40 /start.html 404'],
            counts: ['      3 /start.html', '      1 /room-404.html'],
            busiest: '192.168.1.40',
          }),
        },
      ],
    },
  ],
  can: [
    'You say exactly what a command gets: quotes keep words together, patterns and variables become what they stand for.',
    'You send what a command prints into a file or into the next command, and keep errors apart.',
    'You let the shell decide and repeat: conditions and loops do for a thousand files what you say once.',
    'You write scripts, make programs of them, and see to it that they are found by their names.',
    'You know who may do what with a file, and change it.',
    'You run work in the background, look at it and end it.',
    'You take texts apart with grep, sed, awk and their friends.',
    'You find help, mend what you typed, and find out what went wrong.',
  ],
  next: {
    track: 'docker',
    text: 'With Docker, a program comes with the whole system that it needs, and runs beside others without getting in their way.',
  },
}
