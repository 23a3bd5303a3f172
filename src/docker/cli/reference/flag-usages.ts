import type { ReferenceFlag } from './reference.ts'

/** The width that help is wrapped at where its input is no terminal. */
export const HELP_WIDTH = 79

/** A line may be longer than its room by less than this before it is broken. */
const SLOP = 5
/** With less room than this, text begins below its flag. */
const LEAST_ROOM = 24

/** Where a text is broken that is longer than `room`: at its last line end, or else at its last blank. */
function brokenAt(text: string, room: number): number {
  if (room + SLOP > text.length) return -1
  const head = text.slice(0, room)
  const blank = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\t'), head.lastIndexOf('\n'))
  const end = head.lastIndexOf('\n')
  if (blank <= 0) return -1
  return end > 0 && end < blank ? end : blank
}

/** A text in lines of `width`, all but the first indented by `indent` (spf13/pflag, `FlagUsagesWrapped`). */
function wrapped(text: string, indent: number, width: number): string {
  const margin = `\n${' '.repeat(indent)}`
  const room = width - indent - SLOP
  if (room + SLOP < LEAST_ROOM) return text.replaceAll('\n', margin)
  const lines: string[] = []
  let rest = text
  while (rest !== '') {
    const at = brokenAt(rest, room)
    lines.push(at < 0 ? rest : rest.slice(0, at))
    rest = at < 0 ? '' : rest.slice(at + 1)
  }
  return lines.map((line) => line.replaceAll('\n', margin)).join(margin)
}

const labelOf = ({ short, long, value }: ReferenceFlag): string =>
  `${short === undefined ? '      ' : `  -${short}, `}--${long}${value === undefined ? '' : ` ${value}`}`

const byName = (one: ReferenceFlag, other: ReferenceFlag): number => (one.long < other.long ? -1 : 1)

/** The table of flags in a help text. */
export function flagUsages(flags: readonly ReferenceFlag[], width = HELP_WIDTH): string {
  const rows = flags.toSorted(byName).map((flag) => [labelOf(flag), flag.about] as const)
  const indent = Math.max(...rows.map(([label]) => label.length)) + 3
  return rows.map(([label, about]) => `${label.padEnd(indent)}${wrapped(about, indent, width)}\n`).join('')
}
