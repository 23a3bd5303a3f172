/** HEALTHCHECK of an image: times in milliseconds, 0 for the default. */
export interface Healthcheck {
  /** `CMD` and words, `CMD-SHELL` and a line, or `NONE`. */
  readonly test: readonly string[]
  readonly interval: number
  readonly timeout: number
  readonly startPeriod: number
  readonly retries: number
}
