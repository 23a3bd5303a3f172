import type { TrackExercises } from '../exercises.ts'
import { advancedFileOperations } from './advanced-file-operations.ts'
import { cleanupAndArchives } from './cleanup-and-archives.ts'
import { linuxEnd } from './end.ts'
import { fileContentManagement } from './file-content-management.ts'
import { fileOperations } from './file-operations.ts'
import { navigationBasics } from './navigation-basics.ts'
import { networkCommands } from './network-commands.ts'
import { systemCommands } from './system-commands.ts'
import { systemInformation } from './system-information.ts'
import { textAnalysis } from './text-analysis.ts'
import { textProcessing } from './text-processing.ts'

/** The exercises of the Linux lessons, in their order. */
export const linuxExercises: TrackExercises = {
  lessons: [
    navigationBasics,
    fileOperations,
    fileContentManagement,
    textProcessing,
    systemInformation,
    advancedFileOperations,
    networkCommands,
    textAnalysis,
    systemCommands,
    cleanupAndArchives,
  ],
  end: linuxEnd,
}
