const UNITS = 'KMGTPEZY'

/** A number as GNU programs read it, with a unit perhaps: `10`, `2K`, `1MB`, `3b` (blocks of 512); undefined when it is none. */
export function parseSize(text: string): number | undefined {
  const [, digits, unit = '', base] = /^\s*\+?(\d+)(?:b|([KkMmGTPEZY])(i?B)?)?$/.exec(text) ?? []
  if (digits === undefined) return undefined
  if (text.endsWith('b')) return Number(digits) * 512
  return Number(digits) * (base === 'B' ? 1000 : 1024) ** (UNITS.indexOf(unit.toUpperCase() || ' ') + 1)
}
