import type { LessonSource } from '../lesson.ts'
import { aGoodDockerfile } from './01-a-good-dockerfile.ts'
import { layersAndCache } from './02-layers-and-cache.ts'
import { multiStageBuilds } from './03-multi-stage-builds.ts'
import { volumesAndBindMounts } from './04-volumes-and-bind-mounts.ts'
import { networksAndNames } from './05-networks-and-names.ts'
import { composeWithADatabase } from './06-compose-with-a-database.ts'
import { aContainerThatExits } from './07-a-container-that-exits.ts'
import { healthAndRestarts } from './08-health-and-restarts.ts'
import { cleaningUpSafely } from './09-cleaning-up-safely.ts'
import { readingLogsAndInspect } from './10-reading-logs-and-inspect.ts'

/** The lessons on Docker that need Bash, in their order. A new one is a file of its own and a line here. */
export const dockerBashLessonSources: readonly LessonSource[] = [
  aGoodDockerfile,
  layersAndCache,
  multiStageBuilds,
  volumesAndBindMounts,
  networksAndNames,
  composeWithADatabase,
  aContainerThatExits,
  healthAndRestarts,
  cleaningUpSafely,
  readingLogsAndInspect,
]
