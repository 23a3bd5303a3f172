/**
 * The processors that a list such as `0-2,4` names, cpuset(7).
 * @returns their numbers, from 0; undefined for what is no list
 */
export function processorSet(text: string): ReadonlySet<number> | undefined {
  const numbers = new Set<number>()
  for (const part of text.split(',')) {
    const [, first, last = first] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part) ?? []
    if (first === undefined || Number(last) < Number(first)) return undefined
    for (let number = Number(first); number <= Number(last); number += 1) numbers.add(number)
  }
  return numbers
}
