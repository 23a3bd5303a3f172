import type { Work } from '../../base/work.ts'

const WORDS = 8
/** How many characters are taken in between two turns. */
const PIECE = 16_384

const seedOf = (word: number): number => Math.imul(word + 1, 0x9e3779b1) ^ 0x811c9dc5

function mixed(text: string, seed: number, from = 0, to = text.length): number {
  let hash = seed
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

function finished(hash: number): string {
  let last = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  last = Math.imul(last ^ (last >>> 13), 0xc2b2ae35)
  return ((last ^ (last >>> 16)) >>> 0).toString(16).padStart(8, '0')
}

/**
 * 64 hexadecimal digits that stand for `text`: the same text gives the same digits, as a content address must. It only
 * looks like SHA-256; nothing here needs its strength.
 */
export function digestOf(text: string): string {
  let digits = ''
  for (let word = 0; word < WORDS; word += 1) digits += finished(mixed(text, seedOf(word)))
  return digits
}

/** What `digestOf` gives, for a text that may be long: others have their turn in between. */
export function* digesting(text: string): Work<string> {
  if (text.length <= PIECE) return digestOf(text)
  const hashes = Array.from({ length: WORDS }, (_none, word) => seedOf(word))
  for (let from = 0; from < text.length; from += PIECE) {
    const to = Math.min(text.length, from + PIECE)
    for (const [word, hash] of hashes.entries()) hashes[word] = mixed(text, hash, from, to)
    yield (WORDS * PIECE) / 1_000
  }
  return hashes.map(finished).join('')
}

/** The first 12 digits of an id, as tables show it. */
export function shortId(id: string): string {
  return id.slice(0, 12)
}
