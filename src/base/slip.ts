/** Whether one word becomes the other by one slip of the hand: a letter too many, too few, another, or two that changed places. */
export function isSlip(typed: string, meant: string): boolean {
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
