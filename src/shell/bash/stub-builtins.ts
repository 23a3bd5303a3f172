import { builtin } from './flow-builtins.ts'
export const echo = [
  builtin('echo', (words, { process }) => {
    const n = words[0] === '-n'
    const t = process.print((n ? words.slice(1) : words).join(' ') + (n ? '' : '\n'))
    return t ? t.then(() => 0) : 0
  }),
]
export const colon = [
  builtin(':', () => 0),
  builtin('true', () => 0),
  builtin('false', () => 1),
  builtin('set', (words, { state }) => {
    if (words[0] === '--') state.positional = words.slice(1)
    else
      for (const w of words)
        for (const l of w.slice(1)) {
          const n = ({ e: 'errexit', u: 'nounset', x: 'xtrace' } as Record<string, string>)[l]
          if (n) w[0] === '-' ? state.options.add(n) : state.options.delete(n)
        }
    return 0
  }),
  builtin('shift', (_w, { state }) => {
    state.positional = state.positional.slice(1)
    return 0
  }),
  builtin('shopt', (words, { state }) => {
    for (const w of words.slice(1)) words[0] === '-s' ? state.shopt.add(w) : state.shopt.delete(w)
    return 0
  }),
  builtin('unset', (words, { state }) => {
    for (const w of words) {
      const m = /^(\w+)\[(.*)\]$/.exec(w)
      if (m) state.unsetElement(m[1] ?? '', m[2] ?? '')
      else if (state.variables.has(w)) state.unset(w)
      else state.functions.delete(w)
    }
    return 0
  }),
  builtin('alias', (words, { state }) => {
    for (const w of words) {
      const [n = '', ...v] = w.split('=')
      state.aliases.set(n, v.join('='))
    }
    return 0
  }),
  builtin('cd', ([d = '/'], { process, state }) => {
    process.cwd = d
    state.set('PWD', d)
    return 0
  }),
]
export const test = [
  builtin('[', (w) => {
    if (w[1] === '=') return w[0] === w[2] ? 0 : 1
    if (w[1] === '-lt') return Number(w[0]) < Number(w[2]) ? 0 : 1
    if (w[0] === '-n') return w[1] ? 0 : 1
    if (w[0] === '-z') return w[1] ? 1 : 0
    return w[0] ? 0 : 1
  }),
]
