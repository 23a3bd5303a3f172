import type { MountBody } from '../daemon/api.ts'

/** Other names of the keys of `--mount`. */
const KEYS: Readonly<Record<string, 'type' | 'source' | 'target' | 'readonly'>> = {
  type: 'type',
  source: 'source',
  src: 'source',
  target: 'target',
  dst: 'target',
  destination: 'target',
  readonly: 'readonly',
  ro: 'readonly',
}

/** Reads the value of `--mount`, `type=bind,source=/a,target=/b`; gives what is wrong with it in the client's words. */
export function parseMountOption(text: string): MountBody | string {
  const given = new Map<string, string>()
  for (const field of text.split(',')) {
    const [key = '', ...value] = field.split('=')
    const name = Object.hasOwn(KEYS, key.toLowerCase()) ? KEYS[key.toLowerCase()] : undefined
    if (value.length === 0 && name !== 'readonly') return `invalid field '${field}' must be a key=value pair`
    if (name === undefined) return `unexpected key '${key}' in '${field}'`
    given.set(name, value.length === 0 ? 'true' : value.join('='))
  }
  const target = given.get('target')
  if (target === undefined) return 'target is required'
  return {
    Type: given.get('type') ?? 'volume',
    ...(given.has('source') && { Source: given.get('source') ?? '' }),
    Target: target,
    ReadOnly: given.get('readonly') === 'true' || given.get('readonly') === '1',
  }
}
