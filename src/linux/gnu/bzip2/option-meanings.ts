/** What the options mean that bzip2, bunzip2, bzcat, xz, unxz and xzcat share. */
export const packerOptions = {
  d: 'unpack',
  z: 'pack',
  k: 'keep the files',
  f: 'replace files, and follow links',
  t: 'only check',
  c: 'to standard output, keep the files',
  q: 'no warnings',
  v: 'tell what is done',
}

/** What levels mean, from one number to 9. */
export const levels = (from: number, meaning: (level: number) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: 10 - from }, (_none, at) => [at + from, meaning(at + from)]))

/** What the options of bzip2, bunzip2 and bzcat do. */
export const bzip2Options = {
  ...packerOptions,
  s: 'no effect: what is held is small anyway',
  ...levels(1, (level) => `blocks of ${level}00 kB`),
}
