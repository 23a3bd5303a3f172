import { bashLessonSources } from '../course/bash/sources.ts'
import { dockerLessonSources } from '../course/docker/sources.ts'
import { bashExercises } from '../course/exercises/bash/index.ts'
import { dockerBashLessonSources } from '../course/docker-bash/sources.ts'
import { dockerBashExercises } from '../course/exercises/docker-bash/index.ts'
import { dockerExercises } from '../course/exercises/docker/index.ts'
import type { TrackExercises } from '../course/exercises/exercises.ts'
import { linuxExercises } from '../course/exercises/linux/index.ts'
import type { LessonSource } from '../course/lesson.ts'
import { linuxLessonSources } from '../course/linux/sources.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { recordingStart } from './recorded-modes.ts'
import { TrialWorld, type Mode } from '../trial/world.ts'

/** Lessons that belong together, and where they are played. */
export interface Track {
  readonly name: string
  readonly mode: Mode
  readonly shells: readonly ShellName[]
  readonly lessons: readonly LessonSource[]
  readonly exercises: TrackExercises
  /** Lessons of another track that come before. */
  readonly before: readonly LessonSource[]
}

const BOTH = ['Simple', 'Bash'] as const

/** All lessons that there are. */
export const tracks: readonly Track[] = [
  { name: 'linux', mode: 'linux', shells: BOTH, lessons: linuxLessonSources, exercises: linuxExercises, before: [] },
  {
    name: 'bash',
    mode: 'linux',
    shells: ['Bash'],
    lessons: bashLessonSources,
    exercises: bashExercises,
    before: linuxLessonSources,
  },
  {
    name: 'docker',
    mode: 'docker',
    shells: BOTH,
    lessons: dockerLessonSources,
    exercises: dockerExercises,
    before: [],
  },
  {
    name: 'docker-bash',
    mode: 'docker',
    shells: ['Bash'],
    lessons: dockerBashLessonSources,
    exercises: dockerBashExercises,
    before: [...linuxLessonSources, ...bashLessonSources, ...dockerLessonSources],
  },
]

/** One machine for each mode and shell: a world is put back more cheaply than made. */
export class LessonWorlds {
  readonly #worlds = new Map<string, Promise<TrialWorld>>()

  of(mode: Mode, shell: ShellName): Promise<TrialWorld> {
    const key = `${mode} ${shell}`
    const known = this.#worlds.get(key) ?? TrialWorld.load(mode, shell, recordingStart)
    this.#worlds.set(key, known)
    return known
  }

  /** Another one next time: for what has thrown. */
  forget(mode: Mode, shell: ShellName): void {
    this.#worlds.delete(`${mode} ${shell}`)
  }
}
