const WITHOUT_EFFECT = 'taken, and without effect here'

/** What gzip, gunzip and zcat say of options alike: those without effect, and the levels. */
export const gzipOptions: Readonly<Record<string, string>> = {
  'to-stdout': 'the same as -c',
  uncompress: 'the same as -d',
  a: WITHOUT_EFFECT,
  N: WITHOUT_EFFECT,
  rsyncable: WITHOUT_EFFECT,
  synchronous: WITHOUT_EFFECT,
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_none, at) => [at + 1, `level ${at + 1}, of 1 (quickest) to 9 (smallest)`]),
  ),
}
