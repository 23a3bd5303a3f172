/** The control character that Ctrl makes of a key: `c` gives ETX; undefined for keys that have none (ECMA-48, C0). */
export function controlOf(key: string): string | undefined {
  if (key === ' ') return '\0'
  if (key === '?') return '\x7f'
  if (!/^[@-_a-z]$/.test(key)) return undefined
  return String.fromCharCode(key.toUpperCase().charCodeAt(0) & 0x1f)
}
