/** A size in bytes: `10m`, `512k`, `2g`. */
export function bytesIn(text: string): number {
  const [, digits = '0', unit = ''] = /^(\d+)([kmg]?)$/i.exec(text) ?? []
  return Number(digits) * 1024 ** ['', 'k', 'm', 'g'].indexOf(unit.toLowerCase())
}
