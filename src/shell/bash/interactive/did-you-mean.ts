/** Whether one word becomes the other by one slip of the hand: a letter too many, too few, another, or two that changed places. */
function isSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || typed === meant) return false
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const [left, right] = [typed.slice(start), meant.slice(start)]
  const swapped = `${left.charAt(1)}${left.charAt(0)}${left.slice(2)}`
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.length > 1 && swapped === right)
  )
}

/** What Debian's command-not-found says of a name that is nearly a command's; undefined when there is none like it. */
export function didYouMean(typed: string, names: Iterable<string>): string | undefined {
  if (typed.length < 2 || typed.includes('/')) return undefined
  const similar = [...names].filter((name) => /^\w/.test(name) && isSlip(typed, name)).toSorted()
  if (similar.length === 0) return undefined
  return `Command '${typed}' not found, did you mean:\n${similar.map((name) => `  command '${name}'\n`).join('')}`
}
