/**
 * Whether nothing was entered but the lesson's own commands, up to the step that is open: then that step shows what was recorded.
 * `lines` are all that were entered, `before` the commands of the steps before it.
 */
export function isGroundKept(lines: readonly string[], before: readonly string[]): boolean {
  const entered = lines.filter((line) => line !== '')
  if (entered.length > before.length) return false
  const own = before.slice(before.length - entered.length)
  return entered.every((line, at) => line === own[at])
}
