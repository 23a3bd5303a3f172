const UNITS = ['', 'K', 'M', 'G', 'T', 'P', 'E']

/** Bytes for people, rounded up as gnulib's human_readable does: `12`, `4.0K`, `1.2M`; powers of 1000 have a small k. */
export function humanSize(bytes: number, base: 1000 | 1024 = 1024): string {
  let unit = 0
  let scale = 1
  while (bytes / scale >= base && unit < UNITS.length - 1) {
    scale *= base
    unit += 1
  }
  if (unit === 0) return String(bytes)
  const tenths = Math.ceil((bytes * 10) / scale)
  const text = tenths < 100 ? (tenths / 10).toFixed(1) : String(Math.ceil(bytes / scale))
  if (Number(text) >= base) return `1.0${UNITS[unit + 1] ?? ''}`
  return text + (base === 1000 && unit === 1 ? 'k' : (UNITS[unit] ?? ''))
}

/** How sizes are shown: in units of so many bytes, with a suffix; or for people, in powers of a base. */
export type SizeFormat =
  | { readonly type: 'units'; readonly bytes: number; readonly suffix: string }
  | { readonly type: 'human'; readonly base: 1000 | 1024 }

/** Reads a value of --block-size: `1`, `K`, `1M`, `KB`, `human-readable`; undefined when it is none. */
export function sizeFormat(text: string): SizeFormat | undefined {
  if (text === 'human-readable') return { type: 'human', base: 1024 }
  if (text === 'si') return { type: 'human', base: 1000 }
  const match = /^(\d*)(?:([kKMGTPE])(iB|B)?)?$/.exec(text)
  if (!match || text === '') return undefined
  const [, number, letter = '', tail = ''] = match
  const power = letter === '' ? 0 : UNITS.indexOf(letter.toUpperCase())
  const bytes = Number(number || 1) * (tail === 'B' ? 1000 : 1024) ** power
  if (bytes === 0) return undefined
  return { type: 'units', bytes, suffix: number === '' ? (tail === 'B' && letter === 'K' ? 'k' : letter) + tail : '' }
}

/** A size as a format shows it; what is left of a unit counts as one. */
export function showSize(bytes: number, format: SizeFormat): string {
  if (format.type === 'human') return humanSize(bytes, format.base)
  return Math.ceil(bytes / format.bytes) + format.suffix
}

/** What a file takes up on a disk of 4 KiB blocks, in bytes: nothing for a short symbolic link, which ext4 keeps in its inode. */
export function diskUsage({ type, size }: { readonly type: string; readonly size: number }): number {
  if (type === 'device' || type === 'fifo' || (type === 'symlink' && size < 60)) return 0
  return Math.ceil(size / 4096) * 4096
}

/** What gnulib says of the value of an option that no number of 64 bits holds. @param option with its dashes */
export const sizeTooLarge = (option: string, text: string): string => `${option} argument '${text}' too large`

/** What gnulib says of the value of an option that is no size. @param option with its dashes */
export const notASize = (option: string, text: string): string =>
  `invalid ${/^\s*\+?\d/.test(text) ? 'suffix in ' : ''}${option} argument '${text}'`
