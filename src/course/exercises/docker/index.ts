import type { TrackExercises } from '../exercises.ts'
import { advancedOperations } from './advanced-operations.ts'
import { buildingCustomImages } from './building-custom-images.ts'
import { cleanupAndMaintenance } from './cleanup-and-maintenance.ts'
import { containerLogsAndInspection } from './container-logs-and-inspection.ts'
import { containerManagement } from './container-management.ts'
import { dataManagement } from './data-management.ts'
import { dockerBasics } from './docker-basics.ts'
import { dockerEnd } from './end.ts'
import { interactiveContainers } from './interactive-containers.ts'
import { multiContainerApplications } from './multi-container-applications.ts'
import { networking } from './networking.ts'
import { runningContainers } from './running-containers.ts'
import { workingWithImages } from './working-with-images.ts'

/** The exercises of the Docker lessons, in their order. */
export const dockerExercises: TrackExercises = {
  lessons: [
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
  ],
  end: dockerEnd,
}
