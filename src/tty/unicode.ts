import { clusterStart, type ClusterState, clusterStep, codePointWidth } from '../base/width.ts'
import type { UnicodeProvider } from './terminal.ts'

const KINDS = ['start', 'text', 'pictograph', 'joiner', 'regional'] as const
const WIDTHS = [0, 1, 2] as const

/** xterm.js packs what it hands back for the next character: the state, two bits of width, one bit for joining. */
function pack(state: ClusterState, joins: boolean): number {
  return (KINDS.indexOf(state.kind) << 3) | (state.width << 1) | (joins ? 1 : 0)
}

function unpack(packed: number): ClusterState {
  if (packed === 0) return clusterStart
  return { kind: KINDS[packed >> 3] ?? 'text', width: WIDTHS[(packed >> 1) & 3] ?? 1 }
}

const PLAIN_TEXT = pack({ kind: 'text', width: 1 }, false)

/** Gives a terminal the width table of the line editor, so that both always agree where the caret is. */
export const unicodeProvider: UnicodeProvider = {
  version: 'terminal-playground',
  wcwidth: codePointWidth,
  charProperties(codepoint, preceding) {
    // printable ASCII joins nothing, and is most of what is ever printed
    if (codepoint >= 0x20 && codepoint < 0x7f) return PLAIN_TEXT
    const step = clusterStep(unpack(preceding), codepoint)
    return pack(step, step.joins)
  },
}
