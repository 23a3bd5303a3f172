import type { LessonSource } from '../lesson.ts'
import { dockerBasics } from './01-docker-basics.ts'
import { workingWithImages } from './02-working-with-images.ts'
import { runningContainers } from './03-running-containers.ts'
import { containerManagement } from './04-container-management.ts'
import { containerLogsAndInspection } from './05-container-logs-and-inspection.ts'
import { interactiveContainers } from './06-interactive-containers.ts'
import { buildingCustomImages } from './07-building-custom-images.ts'
import { dataManagement } from './08-data-management.ts'
import { networking } from './09-networking.ts'
import { multiContainerApplications } from './10-multi-container-applications.ts'
import { cleanupAndMaintenance } from './11-cleanup-and-maintenance.ts'
import { advancedOperations } from './12-advanced-operations.ts'

/** The Docker lessons in their order (specification, section 9). A new one is a file of its own and a line here. */
export const dockerLessonSources: readonly LessonSource[] = [
  dockerBasics,
  workingWithImages,
  runningContainers,
  containerManagement,
  containerLogsAndInspection,
  interactiveContainers,
  buildingCustomImages,
  dataManagement,
  networking,
  multiContainerApplications,
  cleanupAndMaintenance,
  advancedOperations,
]
