import type { Chance } from '../../../base/chance.ts'

/** What a session can be asked. */
export interface Facts {
  readonly server: 'postgres' | 'mysql'
  /** MariaDB lets some things pass that MySQL refuses. */
  readonly isMariadb: boolean
  readonly version: string
  readonly database: string
  readonly user: string
  /** When the transaction began, in milliseconds since 1970. */
  readonly now: number

  readonly chance: Chance
}
