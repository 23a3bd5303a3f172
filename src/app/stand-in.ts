import { paint } from '../base/color.ts'
import { createStore } from '../base/store.ts'
import { type Lesson, lessonOf, type LessonSource } from '../course/lesson.ts'
import type { Machine, MachineOptions } from '../shell/machine.ts'
import type { Command } from '../shell/process.ts'
import { createSession } from '../shell/session.ts'
import { createSimpleShell } from '../shell/simple.ts'
import type { ModeName } from './theme.ts'

const command = (name: string, run: Command<object>['run']): readonly [string, Command<object>] => [
  name,
  { declaration: { name, summary: name, description: [] }, run },
]

export function createStandInMachine(mode: ModeName): (options: MachineOptions) => Machine {
  return (options) => {
    const commands = new Map<string, Command<object>>([
      command('ls', async (process) => {
        await process.stdout.write(
          'drwxr-xr-x 1 user user 4096 Nov 21 09:14 Documents\ndrwxr-xr-x 1 user user 4096 Nov 21 09:14 Downloads\n-rw-r--r-- 1 user user   87 Nov 21 09:14 welcome.txt\n',
        )
        return 0
      }),
      command('cat', async (process) => {
        await process.stderr.write(`cat: ${process.argv[1]}: No such file or directory\n`)
        return 1
      }),
      command('fill', async (process) => {
        for (let at = 0; at < Number(process.argv[1]); at += 1) await process.stdout.write(`line ${at}\n`)
        return 0
      }),
      command('echo', async (process) => {
        await process.stdout.write(`${process.argv.slice(1).join(' ')}\n`)
        return 0
      }),
      command('clear', (process) => {
        process.shell.clear(mode === 'docker')
        return 0
      }),
    ])
    const colon = paint(':', 'muted')
    const host =
      mode === 'linux' ? paint('user@linux-playground', 'bold', 'green') : paint('user@docker-host', 'bold', 'cyan')
    const shell = createSimpleShell({
      system: {},
      commands,
      clock: options.clock,
      chance: options.chance,
      home: mode === 'linux' ? '/home/user' : '~',
      prompt: (cwd) => `${host}${colon}${paint(cwd, 'bold', 'blue')}${paint('$', 'muted')} `,
    })
    const world = createStore<unknown>({})
    return {
      session: createSession({
        shell,
        welcome: 'Welcome to the Linux playground. Type help for the commands, or start with a lesson.',
        clock: options.clock,
        history: options.history ?? [],
        settle: () => world.set({}),
      }),
      world,
      save: () => ({}),
    }
  }
}

const titles: Record<ModeName, string> = {
  linux:
    'Navigation Basics,File Operations,File Content Management,Text Processing,System Information,Advanced File Operations,Network Commands,Text Analysis,System Commands,Cleanup and Archives',
  docker:
    'Docker Basics,Working with Images,Running Containers,Container Management,Container Logs and Inspection,Interactive Containers,Building Custom Images,Data Management,Networking,Multi-container Applications,Cleanup and Maintenance,Advanced Operations',
}

const source = (title: string): LessonSource => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description: 'Look at parts of a file, find lines in it, count and sort them.',
  steps: [
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'shows what a directory holds' },
        { text: '-l', kind: 'option', meaning: 'long: owner, size and date too' },
      ],
      explanation: 'Lists the directory you are in.',
    },
    {
      words: [
        { text: 'head', kind: 'program', meaning: 'shows how a file begins' },
        { text: '-n', kind: 'option', meaning: 'this many lines, not ten' },
        { text: '2', kind: 'value', meaning: 'for -n: two lines' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to read' },
      ],
      explanation: 'Prints the first two lines of welcome.txt.',
    },
    {
      words: [
        { text: 'docker', kind: 'program', meaning: 'talks to the Docker host' },
        { text: 'run', kind: 'command', meaning: 'starts a new container' },
        { text: '-d', kind: 'option', meaning: 'in the background' },
        { text: '-p', kind: 'option', meaning: 'publishes a port' },
        { text: '8081:80', kind: 'value', meaning: 'for -p: port 8081 here, 80 inside' },
        { text: '--name', kind: 'option', meaning: 'gives the container a name' },
        { text: 'my-web', kind: 'name', meaning: 'for --name' },
        { text: 'nginx', kind: 'image', meaning: 'the image to start from' },
      ],
      explanation: 'Starts a web server in the background, with a name and a published port.',
    },
  ],
})

export const standInLessons = (mode: ModeName): readonly Lesson[] =>
  titles[mode]
    .split(',')
    .map((title) =>
      lessonOf(source(title), [
        'drwxr-xr-x 1 user user 4096 Nov 21 09:14 Documents\ndrwxr-xr-x 1 user user 4096 Nov 21 09:14 Downloads\n-rw-r--r-- 1 user user   87 Nov 21 09:14 welcome.txt\n',
        'Welcome!\nType help to begin.\n',
        '',
      ]),
    )
