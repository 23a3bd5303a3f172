import type { LessonSource } from '../lesson.ts'
import { navigationBasics } from './01-navigation-basics.ts'
import { fileOperations } from './02-file-operations.ts'
import { fileContentManagement } from './03-file-content-management.ts'
import { textProcessing } from './04-text-processing.ts'
import { systemInformation } from './05-system-information.ts'
import { advancedFileOperations } from './06-advanced-file-operations.ts'
import { networkCommands } from './07-network-commands.ts'
import { textAnalysis } from './08-text-analysis.ts'
import { systemCommands } from './09-system-commands.ts'
import { cleanupAndArchives } from './10-cleanup-and-archives.ts'

/** The Linux lessons as they were written, in the order of the course. */
export const linuxLessonSources: readonly LessonSource[] = [
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
]
