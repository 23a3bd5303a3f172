/** The largest of many numbers, however many: a call of `Math.max` takes some ten thousand. @param least what it is at least */
export function largest(numbers: Iterable<number>, least = 0): number {
  let most = least
  for (const number of numbers) if (number > most) most = number
  return most
}
