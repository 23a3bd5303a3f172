import { describe, expect, test } from 'vitest'
import { Decoder } from '../decode.ts'
import { emacsKeymap, type KeyFunction } from '../keymap.ts'
import { createDiscipline, type Discipline, type Effect, takesInput, type TtyEvent, viewOf } from './discipline.ts'
import { feed } from './feed.ts'

type Step = string | TtyEvent | ((effects: readonly Effect[]) => TtyEvent)

interface Played {
  readonly discipline: Discipline
  readonly effects: readonly Effect[]
}

const upcase: KeyFunction = ({ text, caret }) => ({ text: text.toUpperCase(), caret })

/** Feeds events, strings as the keyboard sends them, and takes what waits after each, as the Tty does. */
function play(steps: readonly Step[], autosuggest = false): Played {
  const isComplete = (text: string): boolean => !text.endsWith('\\')
  let discipline = createDiscipline({ keymap: { ...emacsKeymap, F1: upcase }, autosuggest, isComplete })
  const effects: Effect[] = []
  const decoder = new Decoder()
  const take = (event: TtyEvent): void => {
    const fed = feed(discipline, event)
    discipline = fed.discipline
    effects.push(...fed.effects)
  }
  const tell = (event: TtyEvent): void => {
    take(event)
    while (discipline.ahead.length > 0 && takesInput(discipline)) take({ type: 'take' })
  }
  for (const step of steps) {
    if (typeof step === 'string') decoder.feed(step).forEach(tell)
    else tell(typeof step === 'function' ? step(effects) : step)
  }
  return { discipline, effects }
}

const prompt = (...history: string[]): TtyEvent => ({ type: 'prompt', history })
const signalled =
  (taken: boolean): Step =>
  (effects) => {
    const asked = effects.findLast((effect) => effect.type === 'signal')
    if (!asked) throw new Error('no signal was sent')
    return { ...asked, taken }
  }
const completed =
  (nth: number, ...texts: string[]): Step =>
  (effects) => {
    const of = effects.filter((effect) => effect.type === 'complete')[nth]
    if (!of) throw new Error('no candidates were asked for')
    const candidates = texts.map((text) => ({ text, suffix: ' ' }))
    return { type: 'complete', of, completion: { start: 0, candidates } }
  }

/** An effect in a word or two. */
const brief = (effect: Effect): string => {
  const { type } = effect
  if (type === 'signal') return `signal ${effect.signal}`
  if (type === 'interrupt') return effect.taken ? 'interrupt, goes on' : 'interrupt'
  return 'text' in effect && effect.text !== undefined ? `${type} ${JSON.stringify(effect.text)}` : type
}

interface Row {
  readonly steps: readonly Step[]
  readonly effects: readonly string[]
  readonly line?: string
  readonly waiting?: number
  readonly mode?: Discipline['mode']
  readonly autosuggest?: boolean
}

const rows: Readonly<Record<string, Row>> = {
  'a line is submitted': { steps: [prompt(), 'ls\r'], effects: ['open', 'close', 'submit "ls"'], mode: 'running' },
  'what is typed ahead waits for the prompt': {
    steps: [prompt(), 'one\r', 'two\rth', prompt('one')],
    effects: ['open', 'close', 'submit "one"', 'open', 'close', 'submit "two"'],
    line: 'two',
    waiting: 1,
  },
  'a program that reads takes what was typed ahead': {
    steps: [prompt(), 'read\r', 'a\rb', { type: 'read', of: { prompt: '? ' } }],
    effects: ['open', 'close', 'submit "read"', 'open', 'close', 'give "a"'],
    waiting: 1,
    mode: 'running',
  },
  'end of file ends what a program reads': {
    steps: [prompt(), 'cat\r', { type: 'read', of: { prompt: '' } }, '\x04'],
    effects: ['open', 'close', 'submit "cat"', 'open', 'withdraw', 'give'],
  },
  'end of file behind text hands it over to a program that takes it, which reads on': {
    steps: [prompt(), 'cat\r', { type: 'read', of: { prompt: '? ', partial: () => undefined } }, 'one\x04two\r'],
    effects: ['open', 'close', 'submit "cat"', 'open', 'print "? one"', 'open', 'call', 'close', 'give "two"'],
  },
  'end of file behind text rings for a program that takes lines': {
    steps: [prompt(), 'cat\r', { type: 'read', of: { prompt: '' } }, 'one\x04'],
    effects: ['open', 'close', 'submit "cat"', 'open', 'bell'],
  },
  'end of file at the prompt asks the shell, which has no line for it': {
    steps: [prompt(), '\x04', { type: 'enter' }],
    effects: ['open', 'end-of-file', 'bell'],
    mode: 'prompt',
  },
  'end of file at the prompt asks the shell, which has one': {
    steps: [prompt(), '\x04', { type: 'enter', text: 'exit' }],
    effects: ['open', 'end-of-file', 'close', 'submit "exit"'],
  },
  'Enter breaks a line that is not complete': {
    steps: [prompt(), 'one \\\rtwo\r'],
    effects: ['open', 'close', 'submit "one \\\\\\ntwo"'],
  },
  'a line that a program reads is complete': {
    steps: [prompt(), 'cat\r', { type: 'read', of: { prompt: '' } }, '\\\r'],
    effects: ['open', 'close', 'submit "cat"', 'open', 'close', 'give "\\\\"'],
  },
  'a program reads one key after the other': {
    steps: [
      prompt(),
      'x\r',
      { type: 'read', of: {} },
      'né\x1b[A',
      { type: 'read', of: {} },
      { type: 'read', of: {} },
      { type: 'read', of: {} },
    ],
    effects: ['open', 'close', 'submit "x"', 'give "n"', 'give "é"', 'give "ArrowUp"'],
  },
  'Ctrl-C ends the wait for a key': {
    steps: [prompt(), 'x\r', { type: 'read', of: {} }, '\x03', signalled(false)],
    effects: ['open', 'close', 'submit "x"', 'signal interrupt', 'close "^C"', 'interrupt'],
  },
  'a program recalls lines of its own history': {
    steps: [prompt('ls'), 'x\r', { type: 'read', of: { prompt: '', history: ['Ada'] } }, '\x1b[A\r'],
    effects: ['open', 'close', 'submit "x"', 'open', 'announce "Ada"', 'close', 'give "Ada"'],
  },
  'what was killed in a line that is not shown cannot be yanked': {
    steps: [
      prompt(),
      'old\x15x\r',
      { type: 'read', of: { prompt: '', echo: false } },
      'secret\x15\r',
      prompt(),
      '\x19',
    ],
    effects: ['open', 'close', 'submit "x"', 'open', 'close', 'give ""', 'open'],
    line: 'old',
  },
  'a line that nobody typed is entered': {
    steps: [prompt(), 'half', { type: 'enter', text: 'ls' }],
    effects: ['open', 'close', 'submit "ls"'],
  },
  'a key calls what it is bound to': {
    steps: [prompt(), 'ab\x1bOP', { type: 'edit', line: { text: 'AB', caret: 1 } }],
    effects: ['open', 'call'],
    line: 'AB',
  },
  'Ctrl-C at the prompt ends the line; the shell shows the next prompt': {
    steps: [prompt(), 'abc\x03', prompt()],
    effects: ['open', 'close "^C"', 'signal interrupt', 'open'],
    line: '',
    mode: 'prompt',
  },
  'Ctrl-C while a line runs drops what was typed ahead': {
    steps: [prompt(), 'x\r', 'never\r', '\x03', signalled(false), prompt()],
    effects: ['open', 'close', 'submit "x"', 'signal interrupt', 'close "^C"', 'interrupt', 'open'],
    line: '',
    waiting: 0,
  },
  'Ctrl-C that the shell takes lets the line go on': {
    steps: [prompt(), 'x\r', '\x03', signalled(true)],
    effects: ['open', 'close', 'submit "x"', 'signal interrupt', 'close "^C"', 'interrupt, goes on'],
    mode: 'running',
  },
  'Ctrl-C ends what a program reads': {
    steps: [prompt(), 'cat\r', { type: 'read', of: { prompt: '' } }, 'ab', '\x03', signalled(false), 'c'],
    effects: ['open', 'close', 'submit "cat"', 'open', 'signal interrupt', 'close "^C"', 'interrupt'],
    waiting: 1,
  },
  'Ctrl-Z that the shell does not take is shown': {
    steps: [prompt(), 'x\r', '\x1a', signalled(false), 'a'],
    effects: ['open', 'close', 'submit "x"', 'signal suspend', 'print "^Z\\n"'],
    waiting: 1,
  },
  'Ctrl-\\ that the shell does not take is typed ahead': {
    steps: [prompt(), 'x\r', '\x1c', signalled(false)],
    effects: ['open', 'close', 'submit "x"', 'signal quit'],
    waiting: 1,
  },
  'Ctrl-C in raw mode is a key like another': {
    steps: [prompt(), 'vi\r', { type: 'raw', begins: true }, 'a\x03\x1b[A'],
    effects: ['open', 'close', 'submit "vi"', 'deliver "a"', 'deliver "\\u0003"', 'deliver "\\u001b[A"'],
    mode: 'raw',
  },
  'raw mode takes what was typed ahead, and keys after it are for the prompt': {
    steps: [prompt(), 'vi\r', 'ahead', { type: 'raw', begins: true }, { type: 'raw', begins: false }, 'ls', prompt()],
    effects: ['open', 'close', 'submit "vi"', 'deliver "ahead"', 'open'],
    line: 'ls',
    mode: 'prompt',
  },
  'a paste never ends the line': {
    steps: [prompt(), '\x1b[200~a\rb\r\x1b[201~', 'c'],
    effects: ['open'],
    line: 'a\nbc',
  },
  'a paste while a line runs waits for the prompt, whole': {
    steps: [prompt(), 'x\r', '\x1b[200~a\r\x03b\x1b[201~', prompt()],
    effects: ['open', 'close', 'submit "x"', 'open'],
    line: 'a\nb',
  },
  'a paste in raw mode is delivered as text': {
    steps: [prompt(), 'x\r', { type: 'raw', begins: true }, '\x1b[200~a\rb\x1b[201~'],
    effects: ['open', 'close', 'submit "x"', 'deliver "a\\nb"'],
  },
  'keys wait for candidates': {
    steps: [prompt(), 'mk\ta', completed(0, 'mkdir')],
    effects: ['open', 'complete', 'announce "mkdir "'],
    line: 'mkdir a',
    waiting: 0,
  },
  'candidates that come after Ctrl-C change nothing': {
    steps: [prompt(), 'mk\ta', '\x03', prompt(), 'ls', completed(0, 'mkdir')],
    effects: ['open', 'complete', 'close "^C"', 'signal interrupt', 'open'],
    line: 'ls',
  },
  'candidates that come after those of a later request change nothing': {
    steps: [prompt(), 'mk\t', '\x03', prompt(), 'ca\t', completed(0, 'mkdir'), completed(1, 'cat')],
    effects: ['open', 'complete', 'close "^C"', 'signal interrupt', 'open', 'complete', 'announce "cat "'],
    line: 'cat ',
  },
  'candidates that come after a suggested line change nothing': {
    steps: [prompt(), 'mk\t', { type: 'suggest', text: 'ls' }, completed(0, 'mkdir')],
    effects: ['open', 'complete'],
    line: 'ls',
  },
  'the second Tab lists what the candidates have not in common': {
    steps: [prompt(), 'm\t', completed(0, 'make', 'mv'), '\t', completed(1, 'make', 'mv')],
    effects: ['open', 'complete', 'bell', 'complete', 'close', 'print "make  mv\\n"', 'open'],
    line: 'm',
  },
  'a key between two Tabs makes the second the first': {
    steps: [prompt(), 'm\t', completed(0, 'make', 'mv'), '\x02\x06\t', completed(1, 'make', 'mv')],
    effects: ['open', 'complete', 'bell', 'complete', 'bell'],
  },
  'what a program reads may have candidates of its own': {
    steps: [prompt(), 'cat\r', { type: 'read', of: { prompt: '' } }, 'm\t'],
    effects: ['open', 'close', 'submit "cat"', 'open', 'complete'],
  },
  'Right takes what the history suggests': {
    steps: [prompt('git stash pop'), 'git', '\x1b[C'],
    effects: ['open'],
    line: 'git stash pop',
    autosuggest: true,
  },
  'another key drops it': {
    steps: [prompt('git stash pop'), 'git', '\x02\x06x\x1b[C'],
    effects: ['open'],
    line: 'gitx',
    autosuggest: true,
  },
  'a line suggested while one runs waits for the prompt': {
    steps: [prompt(), 'x\r', { type: 'suggest', text: 'ls' }, prompt()],
    effects: ['open', 'close', 'submit "x"', 'open'],
    line: 'ls',
  },
  'a resize while editing keeps the line': {
    steps: [prompt(), 'abc', { type: 'resize', screen: { cols: 2, rows: 9 } }, 'd'],
    effects: ['open', 'resize'],
    line: 'abcd',
  },
  'Escape alone ends a search': {
    steps: [prompt('cat one'), '\x12cat\x1b'],
    effects: ['open', 'announce ""', 'announce "cat one"', 'end-escape'],
    line: 'cat one',
  },
}

describe('the line discipline', () => {
  test.each(Object.entries(rows))('%s', (_name, row) => {
    const { discipline, effects } = play(row.steps, row.autosuggest)
    expect(effects.map(brief)).toEqual(row.effects)
    if (row.line !== undefined) expect(discipline.editor.line.text).toBe(row.line)
    if (row.waiting !== undefined) expect(discipline.ahead.length).toBe(row.waiting)
    if (row.mode !== undefined) expect(discipline.mode).toBe(row.mode)
  })

  test('Ctrl-S stops output, the next key lets it go on and is kept', () => {
    const running = [prompt(), 'x\r', '\x13']
    expect(play(running).discipline.stopped).toBe(true)
    const typed = play([...running, 'a']).discipline
    expect([typed.stopped, typed.ahead.length]).toEqual([false, 1])
    const started = play([...running, '\x11']).discipline
    expect([started.stopped, started.ahead.length]).toEqual([false, 0])
    expect(play([...running, prompt()]).discipline.stopped).toBe(false)
  })

  test.each([
    ['*', '**', 1],
    [false, '', 0],
    [undefined, 'né', 1],
  ] as const)('what is typed with the echo %s shows as %j', (echo, text, caret) => {
    const steps = [prompt(), 'x\r', { type: 'read', of: { prompt: '', echo } } as const, 'ne\u0301\x02']
    const shown = viewOf(play(steps).discipline)
    expect([shown.line.text.normalize(), shown.line.caret]).toEqual([text, caret])
  })

  test('a search in a line that is not shown is not shown either', () => {
    const steps = [prompt(), 'x\r', { type: 'read', of: { prompt: '', echo: '*' } } as const, 'a\x12sec']
    expect(viewOf(play(steps).discipline).prompt).toBe(undefined)
  })

  test('nothing of it is left when it is closed', () => {
    const steps = [prompt(), 'x\r', { type: 'read', of: { prompt: '', echo: '*' } } as const, 'abc\r']
    expect(viewOf(play(steps).discipline).line.text).toBe('***')
  })

  test('the history suggests at the end of the line alone', () => {
    const shown = (...keys: string[]) => viewOf(play([prompt('git log'), ...keys], true).discipline).suggestion
    expect([shown('git'), shown('git\x02'), shown('g', 'o'), shown('')]).toEqual([
      ' log',
      undefined,
      undefined,
      undefined,
    ])
  })

  test('an event changes no earlier state', () => {
    const { discipline } = play([prompt(), 'x\r', 'a'])
    const [one, other] = [feed(discipline, { type: 'text', text: 'b' }), feed(discipline, { type: 'text', text: 'c' })]
    const lines = [one, other, { discipline }].map((state) => {
      let next = feed(state.discipline, prompt()).discipline
      while (next.ahead.length > 0) next = feed(next, { type: 'take' }).discipline
      return next.editor.line.text
    })
    expect(lines).toEqual(['ab', 'ac', 'a'])
  })

  test('20,000 inputs are kept and taken in their order', () => {
    const inputs = Array.from({ length: 20_000 }, (_one, at): TtyEvent => ({ type: 'text', text: `${at} ` }))
    const expected = inputs.map((_one, at) => `${at} `).join('')
    expect(
      play([prompt(), 'x\r', ...inputs, { type: 'raw', begins: true }])
        .effects.slice(3)
        .map(brief)
        .join(''),
    ).toBe(expected.replace(/\d+ /g, 'deliver "$&"'))
  })
})
