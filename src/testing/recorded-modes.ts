import { type Chance, createChance } from '../base/chance.ts'
import { bashLessonSources } from '../course/bash/sources.ts'
import { dockerBashLessonSources } from '../course/docker-bash/sources.ts'
import { dockerLessonSources } from '../course/docker/sources.ts'
import { linuxLessonSources } from '../course/linux/sources.ts'
import { createDocker } from '../docker/docker.ts'
import { createDockerMachine } from '../docker/machine.ts'
import { createLinux } from '../linux/linux.ts'
import { createLinuxMachine } from '../linux/machine.ts'
import { standingClock } from '../host.ts'
import type { Machine, MachineOptions } from '../shell/machine.ts'
import { steadyHost } from '../steady-host.ts'
import { type Play, terminalOf } from './play-lessons.ts'
import { type RecordedMode, tracksFile } from './record-outputs.ts'
import { instantClock } from './run-line.ts'
import { createPlayedScreen } from './played-screen.ts'
import { createSessionTerminal } from '../trial/session-terminal.ts'

/** Every recording starts at this time and with this seed, so that it is the same each time. */
export const recordingStart = { seed: 1, now: Date.UTC(2026, 10, 21, 9, 14, 3) }

const chance = (): Chance => createChance(recordingStart.seed)
const options = (): MachineOptions => ({ clock: instantClock(recordingStart.now), chance: chance() })

/** Plays in Bash, as a learner does who has chosen it. */
const inBash = (create: (given: MachineOptions) => Machine) => (): Play => {
  const host = steadyHost()
  const { session } = create({ clock: standingClock(recordingStart.now, host), chance: chance(), host })
  return {
    terminal: createSessionTerminal(session, host, 'Bash', { createScreen: createPlayedScreen }),
    messagesAreFine: true,
  }
}

const linuxInBash = inBash(createLinuxMachine)

/** The modes whose lessons show expected outputs, one row each. */
export const recordedModes: readonly RecordedMode[] = [
  {
    name: 'linux',
    file: 'src/course/linux/outputs.json',
    opening: 'src/course/linux/opening.json',
    lessons: linuxLessonSources,
    createPlay: () => ({ terminal: terminalOf(createLinux(options()).shell) }),
  },
  {
    name: 'docker',
    file: 'src/course/docker/outputs.json',
    opening: 'src/course/docker/opening.json',
    lessons: dockerLessonSources,
    createPlay: () => ({ terminal: terminalOf(createDocker(options()).shell) }),
  },
  {
    name: 'linux in Bash',
    file: 'src/course/linux/bash-outputs.json',
    lessons: linuxLessonSources,
    createPlay: linuxInBash,
  },
  {
    name: 'docker in Bash',
    file: 'src/course/docker/bash-outputs.json',
    lessons: dockerLessonSources,
    createPlay: inBash(createDockerMachine),
  },
  {
    name: 'bash',
    file: 'src/course/bash/outputs.json',
    lessons: bashLessonSources,
    inBash: true,
    createPlay: linuxInBash,
  },
  {
    name: 'docker-bash',
    file: 'src/course/docker-bash/outputs.json',
    lessons: dockerBashLessonSources,
    inBash: true,
    createPlay: inBash(createDockerMachine),
  },
]

/** The file that tells which lessons there are, from the root of the repository, and its text. */
export const recordedTracks = {
  file: 'src/course/tracks.json',
  text: tracksFile({
    linux: linuxLessonSources,
    bash: bashLessonSources,
    docker: dockerLessonSources,
    'docker-bash': dockerBashLessonSources,
  }),
}
