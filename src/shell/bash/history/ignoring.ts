import { patternOf } from '../expand/pattern.ts'
import type { ShellState } from '../state.ts'

/** Whether a pattern of HISTIGNORE matches; `&` in it is the command before. */
export function isIgnored(state: ShellState, entry: string, before = ''): boolean {
  const patterns = state.get('HISTIGNORE')?.split(':') ?? []
  const options = { extended: state.shopt.has('extglob') }
  return patterns.some((pattern) =>
    pattern === '&' ? entry === before : pattern !== '' && patternOf(pattern, options).matches(entry),
  )
}
