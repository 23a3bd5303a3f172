import type { LessonOutline } from '../course/opening.ts'
import type { TrackName, tracks } from '../course/tracks.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import type { IconName } from './icons.tsx'
import { modes } from './modes.tsx'
import type { ModeName } from './theme.ts'
import type { Text } from './words/words.ts'

/** A way through the lessons of a mode, as the hero names it. */
export interface Track {
  readonly name: TrackName
  readonly title: string
  readonly icon: IconName
  readonly mode: ModeName
  /** The shell that it needs; the others go on in the one that was chosen. */
  readonly shell?: ShellName
  readonly lessons: number
  readonly summary: Text
}

/** The tracks, in the order in which a beginner takes them. */
export const trackList: readonly Track[] = [
  {
    name: 'linux',
    title: 'Linux',
    icon: 'linux',
    mode: 'linux',
    lessons: modes.linux.lessonCount,
    summary: 'Find your way, make files, read them, search them.',
  },
  {
    name: 'bash',
    title: 'Bash',
    icon: 'term',
    mode: 'linux',
    shell: 'Bash',
    lessons: 17,
    summary: 'Quotes, pipes, loops and scripts: many commands as one.',
  },
  {
    name: 'docker',
    title: 'Docker',
    icon: 'docker',
    mode: 'docker',
    lessons: modes.docker.lessonCount,
    summary: 'Images, containers, ports, volumes and networks.',
  },
  {
    name: 'docker-bash',
    title: 'Docker + Bash',
    icon: 'term',
    mode: 'docker',
    shell: 'Bash',
    lessons: 10,
    summary: 'Good builds, Compose, health, and what to do when it fails.',
  },
]

/** Which lessons there are. */
export type Lessons = typeof tracks

/** Where a learner stands. */
export interface Place {
  readonly track: TrackName
  readonly lesson: LessonOutline
  /** Counted from 1. */
  readonly step: number
}

/** What a mode has for Bash alone. */
export const bashTracks: Readonly<Record<ModeName, TrackName>> = { linux: 'bash', docker: 'docker-bash' }

/** The track that a mode stands for in a shell. */
export function trackOf(mode: ModeName, shell: ShellName): TrackName {
  return shell === 'Bash' ? bashTracks[mode] : mode
}
