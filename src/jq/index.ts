export type { Jq, JqAnswer, JqTask } from '../base/jq.ts'
export type { Signal } from '../base/signal.ts'
export { jq } from './jq.ts'
export { jqInWorker, type JqMessage, serveJq, type JqWorker, type JqWorkerScope } from './worker.ts'
