import { type Input, nameOf } from '../decode.ts'
import { type Discipline, fed, type Fed, leave, released, type SignalName, type SignalRequest } from './discipline.ts'
import { bindingOf } from '../keymap.ts'
import { push } from './queue.ts'

/** How many UTF-16 units of one paste are taken. */
const PASTE_LIMIT = 4_000_000

/** How many inputs are kept while nobody takes lines. */
const TYPE_AHEAD_LIMIT = 100_000

const SIGNALS: Readonly<Record<string, SignalName>> = { c: 'interrupt', z: 'suspend', '\\': 'quit' }

/** The letter of a control key. */
const controlOf = (input: Input): string => /^C-(.)$/.exec(nameOf(input))?.[1] ?? ''

/** Keeps an input until it is taken. A paste is cut at its limit, and that is told. */
function keep(discipline: Discipline, input: Input): Fed {
  const { ahead } = discipline
  if (ahead.length >= TYPE_AHEAD_LIMIT) return fed(discipline)
  if (input.type !== 'paste' || input.text.length <= PASTE_LIMIT)
    return fed({ ...discipline, ahead: push(ahead, input) })
  const cut = keep(discipline, { ...input, text: input.text.slice(0, PASTE_LIMIT) })
  return fed(cut.discipline, { type: 'print', text: `Pasted ${PASTE_LIMIT} characters only.\n` })
}

/**
 * Keys that a running line's terminal takes itself: Ctrl-S stops its output, the next key starts it again; Ctrl-Z. Nobody is kept
 * in the terminal by a line that does not end.
 */
function control(before: Discipline, input: Input): Fed {
  if (bindingOf(before.keymap, nameOf(input)) === 'leave') return fed(before, leave(input))
  const name = controlOf(input)
  const stopped = name === 's'
  const discipline = { ...before, stopped }
  if (name === 'z') return fed(discipline, { type: 'print', text: '^Z\n' })
  return stopped || (name === 'q' && before.stopped) ? fed(discipline) : keep(discipline, input)
}

/** What is typed. While a line runs, some keys send signals. */
export function typed(discipline: Discipline, input: Input): Fed {
  const signal = SIGNALS[controlOf(input)]
  // Ctrl-C waits for no candidates
  const ready = signal === 'interrupt' ? { ...discipline, completing: undefined } : discipline
  return ready.mode === 'running' && signal ? fed(ready, { type: 'signal', signal, input }) : unsignalled(ready, input)
}

function unsignalled(discipline: Discipline, input: Input): Fed {
  const isControl = discipline.mode === 'running' && !discipline.reads
  return (isControl ? control : keep)(discipline, input)
}

/** A signal that the shell has heard of. What was typed ahead is dropped, as a terminal does on INTR. */
export function signalled(discipline: Discipline, { signal, input }: SignalRequest, taken: boolean): Fed {
  if (signal !== 'interrupt' && !taken) return unsignalled(discipline, input)
  return fed(
    { ...released(discipline), ahead: { length: 0 }, stopped: false },
    { type: 'close', text: `^${controlOf(input).toUpperCase()}` },
    { type: 'interrupt', taken },
  )
}
