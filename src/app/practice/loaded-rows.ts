import { checklists } from '../learn/loaded-checklist.ts'
import { onceLoaded } from '../once-loaded.ts'

/** What stands among the lessons, with the checklists in it. */
export const rows = onceLoaded(async () => {
  await checklists.load()
  return import('./rows.ts')
})
