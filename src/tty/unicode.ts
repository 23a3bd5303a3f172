import { clusterStart, type ClusterState, type ClusterStep, clusterStep, codePointWidth } from '../base/width.ts'
import type { TerminalLike, UnicodeProvider } from './terminal.ts'

/** xterm.js packs what it hands back for the next character: the state, two bits of width, one bit for joining. */
const pack = ({ kind, width, joins }: ClusterStep): number => (kind << 3) | (width << 1) | (joins ? 1 : 0)

const unpack = (packed: number): ClusterState => ({ kind: packed >> 3, width: (packed >> 1) & 3 })

const PLAIN_TEXT = pack(clusterStep(clusterStart, 0x20))

/** Gives a terminal the width table of the line editor, so that both always agree where the caret is. */
export const unicodeProvider: UnicodeProvider = {
  version: 'graphemes',
  wcwidth: codePointWidth,
  charProperties(codepoint, preceding) {
    // printable ASCII joins nothing, and is most of what is ever printed
    if (codepoint >= 0x20 && codepoint < 0x7f) return PLAIN_TEXT
    return pack(clusterStep(unpack(preceding), codepoint))
  },
}

/** Registers the width table with a terminal that takes one. */
export function useWidthTable(terminal: TerminalLike): void {
  // the terminal counts its Unicode service among the proposed API, and refuses it otherwise
  if (terminal.options) terminal.options.allowProposedApi = true
  terminal.unicode?.register(unicodeProvider)
  if (terminal.unicode) terminal.unicode.activeVersion = unicodeProvider.version
}
