/** The smallest of many numbers, however many: a call of `Math.min` takes some ten thousand. @param most what it is at most */
export function smallest(numbers: Iterable<number>, most = Infinity): number {
  let least = most
  for (const number of numbers) if (number < least) least = number
  return least
}
