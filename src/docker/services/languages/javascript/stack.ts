import type { Frame } from './frame.ts'
import type { Place, SourceFile } from './values.ts'

/** Line and column of an offset, from 1. */
function positionOf(file: SourceFile, at: number): { readonly line: number; readonly column: number } {
  const before = file.text.slice(0, at)
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: at - start + 1 }
}

function frameText({ name, file, at, place: known }: Frame): string {
  if (known !== undefined) return name === undefined ? `\n    at ${known}` : `\n    at ${name} (${known})`
  if (!file) return name ? `\n    at ${name} (<anonymous>)` : '\n    at <anonymous>'
  const { line, column } = positionOf(file, at)
  const place = `${file.path}:${line}:${column}`
  return name === undefined ? `\n    at ${place}` : `\n    at ${name} (${place})`
}

/** The lines of a stack, the latest call first. */
export const stackText = (frames: readonly Frame[], limit: number): string =>
  frames
    .filter(({ file, name, place }, at) =>
      file ? !file.isInternal : (name ?? place) !== undefined && frames[at - 1]?.file?.isInternal !== true,
    )
    .slice(-limit)
    .toReversed()
    .map(frameText)
    .join('')

/** A line of a source with a mark below it. @param width how many signs are marked */
export function marked({ file, at }: Place, width = 1): string {
  const { line, column } = positionOf(file, at)
  const text = file.text.split('\n')[line - 1] ?? ''
  const indent = text.slice(0, column - 1).replaceAll(/[^\t]/g, ' ')
  return `${file.path}:${line}\n${text}\n${indent}${'^'.repeat(width)}\n`
}
