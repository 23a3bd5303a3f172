/** The packages that an index has, each with its newest version. */
export type PackageList = ReadonlyMap<string, string>

/** Reads a list of `name=version`. */
export const packageList = (text: string): PackageList =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((entry) => {
        const at = entry.lastIndexOf('=')
        return [entry.slice(0, at), entry.slice(at + 1)] as const
      }),
  )

const partsOf = (version: string): readonly number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0)

/** Whether a version is later than another one. */
export function isLater(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
