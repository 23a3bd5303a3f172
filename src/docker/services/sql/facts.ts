import type { Chance } from '../../../base/chance.ts'

/** What a session can be asked. */
export interface Facts {
  readonly server: 'postgres' | 'mysql'
  /** MariaDB lets some things pass that MySQL refuses. */
  readonly isMariadb: boolean
  readonly version: string
  readonly database: string
  /** Who asks, by SET ROLE too. */
  readonly user: string
  /** Who asks, but for SET ROLE. */
  readonly sessionUser: string
  /** Who came in. */
  readonly login: string
  /** When the transaction began, in milliseconds since 1970. */
  readonly now: number

  readonly chance: Chance
}
