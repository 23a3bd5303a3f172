import { withoutColour } from '../base/color.ts'

/**
 * Whether a line is shown in the error style (specification, section 8, with ruling 2): when the command reports a
 * failure, or when the text holds the lower-case word `error`; never when it starts with `Error:`.
 */
export function isErrorLine(line: string, failure: boolean): boolean {
  const text = withoutColour(line)
  if (text.startsWith('Error:')) return false
  return failure || /\berror\b/.test(text)
}
