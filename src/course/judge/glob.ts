/**
 * Whether a name fits a pattern of `*` and `?`; those that begin with a dot have to be named so. In a time that grows with the two
 * lengths: where a `*` has to take more, no earlier one is tried again.
 */
export function fits(name: string, pattern: string): boolean {
  if (name.startsWith('.') && !pattern.startsWith('.')) return false
  let [at, place] = [0, 0]
  let star: { readonly place: number; at: number } | undefined
  while (at < name.length) {
    const wanted = pattern[place]
    if (wanted === '*') star = { place: ++place, at }
    else if (wanted === '?' || wanted === name[at]) {
      at += 1
      place += 1
    } else if (star) {
      star.at += 1
      at = star.at
      place = star.place
    } else return false
  }
  return /^\**$/.test(pattern.slice(place))
}
