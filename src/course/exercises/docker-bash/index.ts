import type { TrackExercises } from '../exercises.ts'
import { aContainerThatExits } from './a-container-that-exits.ts'
import { aGoodDockerfile } from './a-good-dockerfile.ts'
import { cleaningUpSafely } from './cleaning-up-safely.ts'
import { composeWithADatabase } from './compose-with-a-database.ts'
import { dockerBashEnd } from './end.ts'
import { healthAndRestarts } from './health-and-restarts.ts'
import { layersAndCache } from './layers-and-cache.ts'
import { multiStageBuilds } from './multi-stage-builds.ts'
import { networksAndNames } from './networks-and-names.ts'
import { readingLogsAndInspect } from './reading-logs-and-inspect.ts'
import { volumesAndBindMounts } from './volumes-and-bind-mounts.ts'

/** The exercises of the Docker lessons that need Bash, in their order. */
export const dockerBashExercises: TrackExercises = {
  lessons: [
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
  ],
  end: dockerBashEnd,
}
