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
export const pageHost: ProcessHost = { ...processHost, createWorker: startWorker }
