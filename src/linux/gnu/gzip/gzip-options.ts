/** What gzip, gunzip and zcat say of options alike: what is seldom given, and the levels. */
export const gzipOptions: Readonly<Record<string, string>> = {
  'to-stdout': 'the same as -c',
  uncompress: 'the same as -d',
  a: 'nothing: a warning says so',
  N: 'keep names and times; when unpacking, give them back',
  b: 'no effect: for the old format of compress, which it does not write',
  synchronous: 'no effect: what is written is on the disk at once',
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_none, at) => [at + 1, `level ${at + 1}, of 1 (quickest) to 9 (smallest)`]),
  ),
}
