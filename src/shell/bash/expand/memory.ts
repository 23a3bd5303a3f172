/** How many texts are remembered before the oldest half is forgotten, and how long they may be. */
const MOST_TEXTS = 500
const MOST_LENGTH = 4096

/** What `make` gives for a text, which must always be the same: loops ask for the same texts again and again. */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  let recent = new Map<string, T>()
  let older = new Map<string, T>()
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const made = older.get(text) ?? make(text)
    if (text.length > MOST_LENGTH) return made
    if (recent.size >= MOST_TEXTS) {
      older = recent
      recent = new Map()
    }
    recent.set(text, made)
    return made
  }
}
