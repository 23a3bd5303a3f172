import type { Circumstances } from './address.ts'
import { type HostWorker, type ProcessHost, processHost } from '../host.ts'

function startWorker(): HostWorker {
  const worker = new Worker(new URL('./language-worker.ts', import.meta.url), { type: 'module' })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
    onError: (listener) => worker.addEventListener('error', listener),
    terminate: () => worker.terminate(),
  }
}

/** The browser, with a worker for languages that are not ours: jq and yq. */
const pageHost: ProcessHost = { ...processHost, createWorker: startWorker }

/** What a machine of this page runs on: where its time is given, everything is counted, and waits take their real time. */
export async function hostFor({ stands }: Circumstances): Promise<ProcessHost> {
  if (!stands) return pageHost
  const { steadyHost } = await import('../steady-host.ts')
  return steadyHost({ platform: pageHost, paced: true })
}
