import { createChance } from '../base/chance.ts'
import type { Clock } from '../base/clock.ts'
import { dockerLessonSources } from '../course/docker/sources.ts'
import { linuxLessonSources } from '../course/linux/sources.ts'
import { createDocker } from '../docker/docker.ts'
import { createLinux } from '../linux/linux.ts'
import type { RecordedMode } from './record-outputs.ts'
import { instantClock } from './run-line.ts'

/** Every recording starts at this time and with this seed, so that it is the same each time. */
export const recordingStart = { seed: 1, now: Date.UTC(2026, 10, 21, 9, 14, 3) }

const options = (): { readonly clock: Clock; readonly chance: ReturnType<typeof createChance> } => ({
  clock: instantClock(recordingStart.now),
  chance: createChance(recordingStart.seed),
})

/** The modes whose lessons show expected outputs, one row each. */
export const recordedModes: readonly RecordedMode[] = [
  {
    name: 'linux',
    file: 'src/course/linux/outputs.json',
    lessons: linuxLessonSources,
    createShell: () => createLinux(options()).shell,
  },
  {
    name: 'docker',
    file: 'src/course/docker/outputs.json',
    lessons: dockerLessonSources,
    createShell: () => createDocker(options()).shell,
  },
]
