import { createStore, type Store } from '../../base/store.ts'
import type { Machine } from '../../shell/machine.ts'

/** Who asks whom at which port; `from` is the id of a container, or the host. */
export interface Question {
  readonly from: string
  readonly to: string
  readonly port: number
}

/** Stands for the host, which has no id. */
export const HOST = ''

const stores = new WeakMap<Machine, Store<Partial<Question> | undefined>>()

/** What is asked about the ways between the containers of a machine; undefined while nobody asks. */
export function askedWayOf(machine: Machine): Store<Partial<Question> | undefined> {
  const known = stores.get(machine) ?? createStore<Partial<Question> | undefined>(undefined)
  stores.set(machine, known)
  return known
}
