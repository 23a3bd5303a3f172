import { onceLoaded } from '../once-loaded.ts'

/** The checklists of goals. */
export const checklists = onceLoaded(() => import('./Checklist.tsx'))
