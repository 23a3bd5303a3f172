import type { GnuResult } from './gnu-fixture.ts'

/** `text` with bash's `real`, `user` and `sys` (of `time` and `time -p`) that are below a second as zero: they depend on the machine. */
export const withoutTimings = (text: string): string =>
  text
    .replaceAll(/^((?:real|user|sys)\t0m0\.)\d{3}s$/gm, '$1000s')
    .replaceAll(/^((?:real|user|sys) 0\.)\d\d$/gm, '$100')

/** A result without what `time` measured. */
export const untimed = (result: GnuResult): GnuResult => ({
  ...result,
  stdout: withoutTimings(result.stdout),
  stderr: withoutTimings(result.stderr),
})
