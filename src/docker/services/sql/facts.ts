/** What a session can be asked. */
export interface Facts {
  readonly server: 'postgres' | 'mysql'
  readonly version: string
  readonly database: string
  readonly user: string
  /** Milliseconds since 1970. */
  readonly now: number
}
