/** Where a character comes in a version: `~` before the end, the end before letters, letters before the rest. */
function rank(text: string, at: number): number {
  const character = text.charAt(at)
  if (character === '') return -1
  if (character === '~') return -2
  if (character >= '0' && character <= '9') return 0
  return character.charCodeAt(0) + (/[A-Za-z]/.test(character) ? 0 : 256)
}

const isDigit = (text: string, at: number): boolean => text.charAt(at) >= '0' && text.charAt(at) <= '9'

/** Compares runs of digits as numbers and what is between them character by character. */
function compareParts(a: string, b: string): number {
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    while ((i < a.length && !isDigit(a, i)) || (j < b.length && !isDigit(b, j))) {
      const difference = rank(a, i) - rank(b, j)
      if (difference !== 0) return difference
      i += 1
      j += 1
    }
    const [left = ''] = /^\d*/.exec(a.slice(i)) ?? []
    const [right = ''] = /^\d*/.exec(b.slice(j)) ?? []
    const [x, y] = [left.replace(/^0+/, ''), right.replace(/^0+/, '')]
    if (x.length !== y.length) return x.length - y.length
    if (x !== y) return x < y ? -1 : 1
    i += left.length
    j += right.length
  }
  return 0
}

const rankOfDots = (name: string): number => ['', '.', '..'].indexOf(name)
const withoutSuffix = (name: string): string =>
  name.charAt(0) + name.slice(1).replace(/(?:\.[A-Za-z~][A-Za-z0-9~]*)*$/, '')

/** Compares names with version numbers in them as `sort -V` and `ls -v` do: `a9` before `a10`, hidden files first. */
export function compareVersions(a: string, b: string): number {
  if (a === b) return 0
  const [first, second] = [rankOfDots(a), rankOfDots(b)]
  if (first >= 0 || second >= 0) return first >= 0 && second >= 0 ? first - second : first >= 0 ? -1 : 1
  if (a.startsWith('.') !== b.startsWith('.')) return a.startsWith('.') ? -1 : 1
  return compareParts(withoutSuffix(a), withoutSuffix(b)) || compareParts(a, b)
}
