import type { Facts } from '../course/facts.ts'
import type { Lesson } from '../course/lesson.ts'
import type { Opening } from '../course/opening.ts'
import type { Machine, MachineOptions, StartOptions } from '../shell/machine.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import type { IconName } from './icons.tsx'
import type { AnatomyWord } from './playground/Anatomy.tsx'
import type { ModeName } from './theme.ts'
import type { Text } from './words/words.ts'

/** A machine whose worlds can be asked what the lessons ask. */
export type PlaygroundMachine = Machine<unknown, Facts>

/** A feature of the playground, as the hero shows it. */
export interface FeatureCard {
  readonly icon: IconName
  readonly title: Text
  readonly description: Text
}

/** One mode of the playground: its copy, its look, and where its machine and lessons come from. */
export interface Mode {
  readonly name: ModeName
  readonly label: Text
  /** One line of what is inside, for the mode menu. */
  readonly summary: Text
  readonly icon: IconName
  readonly title: Text
  readonly description: Text
  readonly heroTitle: Text
  readonly heroDescription: Text
  readonly footerText: Text
  readonly exampleCommands: readonly string[]
  readonly lessonCount: number
  readonly features: readonly FeatureCard[]
  /** The terminal: its host, where it starts, and whether its window has the Clear and maximize buttons. */
  readonly terminal: { readonly host: string; readonly home: string; readonly windowButtons: boolean }
  readonly example: {
    readonly caption: Text
    readonly prompt: string
    readonly words: readonly AnatomyWord[]
  }
  /** What starts the machine as it is at first. */
  loadMachine(): Promise<(options: StartOptions) => PlaygroundMachine>
  /** What starts it with a stored world: most first visitors have none. */
  loadStored(): Promise<(options: MachineOptions) => PlaygroundMachine>
  /** Has what the first lines of the Simple shell need before they are entered. */
  loadFirstCommands(): Promise<unknown>
  /** What is shown first of the Simple shell's lessons, where they need not all be there for it. */
  readonly loadOpening: (() => Promise<Opening>) | undefined
  /** The lessons of a shell: those that both have come first. */
  loadLessons(shell: ShellName): Promise<readonly Lesson[]>
}

function features(course: Text): readonly FeatureCard[] {
  return [
    {
      icon: 'term',
      title: 'Real terminal',
      description: 'Line editing, history and Tab completion, as on your own machine.',
    },
    {
      icon: 'steps',
      title: 'Guided lessons',
      description: course,
    },
    {
      icon: 'sprout',
      title: 'Made for beginners',
      description: 'Nothing to install, no account. Open the page and type.',
    },
    {
      icon: 'loop',
      title: 'Practice, not reading',
      description: 'Every step ends at the prompt. You type, the terminal answers.',
    },
    {
      icon: 'buoy',
      title: 'Safe to break',
      description: 'Everything is simulated in this page. Delete it all, then undo.',
    },
    {
      icon: 'anatomy',
      title: 'Real commands',
      description: 'The syntax, options and answers you will meet outside this page.',
    },
  ]
}

const linux: Mode = {
  name: 'linux',
  label: 'Linux Terminal',
  summary: 'Files, text and the system, in 10 lessons',
  icon: 'linux',
  title: 'Linux Terminal Playground',
  description: 'Learn Linux commands interactively',
  heroTitle: 'Master Linux Commands',
  heroDescription:
    'Type commands into an interactive, simulated Linux terminal and see what every word does. Safe to break, nothing to install.',
  footerText: 'Master the command line with hands-on practice',
  exampleCommands: ['ls', 'cd', 'mkdir', 'grep'],
  lessonCount: 10,
  features: features('Step by step from a first ls to archives, each word of a command explained.'),
  terminal: { host: 'linux-playground', home: '/home/user', windowButtons: false },
  example: {
    caption:
      'An example: ls -l /home/user. ls, list what a directory holds; -l, long, with owner, size and date; /home/user, your home directory.',
    prompt: 'user@linux-playground:/home/user$',
    words: [
      { text: 'ls', kind: 'program', term: 'list', meaning: 'what a directory holds' },
      {
        text: '-l',
        kind: 'option',
        term: 'long',
        meaning: 'owner, size and date too',
        adds: '-l adds owner, size and date.',
      },
      {
        text: '-a',
        kind: 'option',
        term: 'all',
        meaning: 'hidden names too',
        adds: '-a adds the names that begin with a dot.',
        isOut: true,
      },
      {
        text: '/home/user',
        kind: 'directory',
        term: 'where',
        meaning: 'your home',
        adds: 'Without a name, ls lists the directory you are in.',
      },
    ],
  },
  loadMachine: async () => (await import('../linux/start.ts')).startLinuxMachine,
  loadStored: async () => (await import('../linux/machine.ts')).createLinuxMachine,
  loadFirstCommands: () =>
    Promise.all([
      import('../shell/recorder.ts'),
      import('../linux/world-weight.ts'),
      import('../linux/simple/chunks/first.ts'),
    ]),
  loadOpening: async () => (await import('../course/linux/opening.ts')).linuxOpening,
  loadLessons: async (shell) =>
    shell === 'Bash'
      ? (await import('../course/bash/index.ts')).linuxLessonsInBash
      : (await import('../course/linux/index.ts')).linuxLessons,
}

const docker: Mode = {
  name: 'docker',
  label: 'Docker Training',
  summary: 'Images and containers, in 12 lessons',
  icon: 'docker',
  title: 'Docker Training Playground',
  description: 'Learn Docker containerization step by step',
  heroTitle: 'Master Docker Containerization',
  heroDescription:
    'Run containers on an interactive, simulated Docker host and see what every word does. Safe to break, nothing to install.',
  footerText: 'Master containerization with hands-on Docker practice',
  exampleCommands: ['docker ps', 'docker run', 'docker images', 'docker build'],
  lessonCount: 12,
  features: features('Step by step from a first image to networks and volumes, each word of a command explained.'),
  terminal: { host: 'docker-host', home: '~', windowButtons: true },
  example: {
    caption:
      'An example: docker run -d nginx. docker, the program that talks to the Docker host; run, start a new container; -d, detached, in the background; nginx, the image, a web server.',
    prompt: 'user@docker-host:~$',
    words: [
      { text: 'docker', kind: 'program', term: 'program', meaning: 'talks to the Docker host' },
      { text: 'run', kind: 'command', term: 'command', meaning: 'start a new container' },
      { text: '-d', kind: 'option', term: 'detached', meaning: 'in the background' },
      {
        text: '-p 8080:80',
        kind: 'option',
        term: 'port',
        meaning: '8080 here leads to 80 inside',
        adds: '-p lets you reach it through port 8080.',
        isOut: true,
      },
      { text: 'nginx', kind: 'image', term: 'image', meaning: 'a web server' },
    ],
  },
  loadMachine: async () => (await import('../docker/start.ts')).startDockerMachine,
  loadStored: async () => (await import('../docker/machine.ts')).createDockerMachine,
  loadFirstCommands: () => Promise.all([import('../shell/recorder.ts'), import('../docker/world-weight.ts')]),
  loadOpening: async () => (await import('../course/docker/opening.ts')).dockerOpening,
  loadLessons: async (shell) =>
    shell === 'Bash'
      ? (await import('../course/docker-bash/index.ts')).dockerLessonsInBash
      : (await import('../course/docker/index.ts')).dockerLessons,
}

/** Every mode, by its name. */
export const modes: Readonly<Record<ModeName, Mode>> = { linux, docker }

/** Every mode, in the order of the menu. */
export const modeList: readonly Mode[] = [linux, docker]
