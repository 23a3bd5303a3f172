/** What can be switched while less runs. */
export interface PagerOptions {
  numbers: boolean
  chop: boolean
  raw: boolean
  ignoreCase: boolean
  /** 0: `:`; 1: with percent (-m); 2: all (-M). */
  verbosity: number
}
