import { raised } from './exceptions.ts'

/** The most items that a list has, letters a text, bits an integer: more would take more memory than a page has. */
const MOST = { items: 8_000_000, letters: 64_000_000, bits: 4_000_000 }

/** @throws Raised MemoryError where something would be larger than there is memory for */
export function checkSize(kind: keyof typeof MOST, count: number): void {
  if (count > MOST[kind]) throw raised('MemoryError')
}
