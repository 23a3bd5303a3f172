import type { Machine } from '../../shell/machine.ts'
import { storePer } from './store-per.ts'

/** Who asks whom at which port; `from` is the id of a container, or the host. */
export interface Question {
  readonly from: string
  readonly to: string
  readonly port: number
}

/** Stands for the host, which has no id. */
export const HOST = ''

/** What is asked about the ways between the containers of a machine; undefined while nobody asks. */
export const askedWayOf = storePer<Machine, Partial<Question>>()
