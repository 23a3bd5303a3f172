import type { Expression } from './syntax.ts'

/** The sequence that a default takes its numbers from; undefined for another default. */
export function sequenceOf(standard: Expression | undefined): string | undefined {
  if (standard?.type !== 'call' || standard.name !== 'nextval') return undefined
  const [word] = standard.words
  const named = word?.type === 'cast' ? word.of : word
  return named?.type === 'value'
    ? String(named.value)
        .replace(/^public\./, '')
        .replaceAll('"', '')
    : undefined
}
