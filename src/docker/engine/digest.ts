const WORDS = 8

function mixWord(text: string, seed: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * 64 hexadecimal digits that stand for `text`: the same text gives the same digits, as a content address must. It only
 * looks like SHA-256; nothing here needs its strength.
 */
export function digestOf(text: string): string {
  let digits = ''
  for (let word = 0; word < WORDS; word += 1) digits += mixWord(text, word).toString(16).padStart(8, '0')
  return digits
}

/** The first 12 digits of an id, as tables show it. */
export function shortId(id: string): string {
  return id.slice(0, 12)
}
