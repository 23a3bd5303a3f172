import type { Jq } from '../base/jq.ts'
import { jqInWorker } from '../jq/worker.ts'

/** jq, in a worker of this page. */
export const jq: Jq = jqInWorker(() => new Worker(new URL('./jq-worker.ts', import.meta.url), { type: 'module' }))
