import type { ExecResult } from '../linux/headless-shell.ts'

/** What a line wrote: standard output, then standard error. */
export const streams = ({ stdout, stderr }: Pick<ExecResult, 'stdout' | 'stderr'>): string => stdout + stderr

/** The same, and the exit status: `[0]`. */
export const streamsAndStatus = (result: ExecResult): string => `${streams(result)}[${result.status}]`

/** The same, with an exit status only where that is not 0. */
export const streamsAndFailure = (result: ExecResult): string =>
  result.status === 0 ? streams(result) : streamsAndStatus(result)

/** Puts `ID` in the place of the ids of containers, images and networks, where they are printed whole. */
export const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{64}/g, 'ID')
