import type { Circumstances } from './address.ts'
import { type ProcessHost, processHost } from '../host.ts'
import { skippingHost } from '../skipping/skipping-host.ts'

/** The browser, with jq in a worker. */
const pageHost: ProcessHost = {
  ...processHost,
  jq: async (task, signal) => (await import('./jq-in-worker.ts')).jq(task, signal),
}

/** What a machine of this page runs on: where its time is given, everything is counted, and waits take their real time. */
export async function hostFor({ stands }: Circumstances): Promise<ProcessHost> {
  if (!stands) return skippingHost(pageHost)
  const { steadyHost } = await import('../steady-host.ts')
  return steadyHost({ platform: pageHost, paced: true })
}
