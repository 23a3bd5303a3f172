import type { Plugin } from 'vite'

/** What a library makes of itself as it is loaded, which bundlers keep although nobody uses it: components, classes too, and names for a debugger. */
const unusedComponents = (code: string): string =>
  code
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?^\});\n(?:\1(\.contextType = \w+);\n)?/gm,
      (_whole, name: string, definition: string, context?: string) =>
        `var ${name} = /* @__PURE__ */ (() => { const made = ${definition}; ${context ? `made${context}; ` : ''}return made })();\n`,
    )
    .replace(/^\w+\.displayName = .*;$/gm, '')
    // what is said to developers alone
    .replace(/^function warning\(cond, message\) \{\n[^]*?^\}/m, 'function warning() {}')
    // routes that load data are none of ours
    .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')

/** Parts of xterm.js that it makes only when an option asks for them that the page never sets, each by a text that no other class has. */
const UNASKED = { screenReaderMode: '"xterm-accessibility"', overviewRuler: '"xterm-decoration-overview-ruler"' }

interface Named {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly init?: Named | null
  readonly declarations?: readonly Named[]
}

/** The terminal without those parts: 3 KB of what the first prompt waits for, compressed. */
function withoutUnasked(code: string, program: { readonly body: readonly unknown[] }): string {
  const classes = (program.body as readonly Named[])
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ init }) => (init?.type === 'ClassExpression' ? [init] : []))
  const found = Object.entries(UNASKED).map(([option, text]) => {
    const [part, ...others] = classes.filter(({ start, end }) => code.slice(start, end).includes(text))
    if (!part || others.length > 0) throw new Error(`xterm.js has no class of its own for ${option}`)
    return part
  })
  return found
    .toSorted((one, other) => other.start - one.start)
    .reduce((lean, { start, end }) => `${lean.slice(0, start)}class{}${lean.slice(end)}`, code)
}

/** Leaves out what nobody uses of the router and the terminal, and the vendor prefixes of styled-components, which are off unless asked for. */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    transform(code, id) {
      if (id.endsWith('/@xterm/xterm/lib/xterm.mjs')) return { code: withoutUnasked(code, this.parse(code)), map: null }
      if (/\/react-router\/dist\//.test(id)) return { code: unusedComponents(code), map: null }
      if (id.endsWith('/stylis/src/Prefixer.js')) return { code: 'export const prefix = (value) => value', map: null }
      return undefined
    },
  }
}
