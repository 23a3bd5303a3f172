import { graphemes } from '../../../base/width.ts'
import type { FullScreen } from '../library/full-screen.ts'
import { RESIZE } from '../library/full-screen.ts'

/** Asks for a line in the last row, `show` draws it; undefined when it was given up (Ctrl-C, Escape, or Backspace on nothing). */
export async function askLine(
  screen: FullScreen,
  show: (text: string) => void,
  earlier: readonly string[] = [],
): Promise<string | undefined> {
  let text = ''
  let back = 0
  for (;;) {
    show(text)
    const key = await screen.key()
    if (key === 'Enter') return text
    if (key === '^C' || key === '^G' || key === 'Escape') return undefined
    if (key === 'Backspace') {
      if (text === '') return undefined
      text = graphemes(text).slice(0, -1).join('')
    } else if (key === '^U') text = ''
    else if (key === 'Up' || key === 'Down') {
      back = Math.max(0, Math.min(earlier.length, back + (key === 'Up' ? 1 : -1)))
      text = earlier.at(-back) ?? ''
      if (back === 0) text = ''
    } else if (key !== RESIZE && !/^(\^.|M-.*|[A-Z].+|C-.*)$/.test(key)) text += key
  }
}
