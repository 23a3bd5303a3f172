/** The values of variables in a statement: `:name`, `:'name'`, `:"name"`. */
export function interpolated(text: string, variables: ReadonlyMap<string, string>): string {
  if (variables.size === 0) return text
  return text.replace(
    /('(?:''|[^'])*')|(^|[^:\w]):(?:'(\w+)'|"(\w+)"|([A-Za-z_]\w*))/g,
    (whole: string, ...groups: readonly (string | undefined)[]) => {
      const [literal, before = '', asText, asName, plain = ''] = groups
      const value = variables.get(asText ?? asName ?? plain)
      if (literal !== undefined || value === undefined) return whole
      if (asText !== undefined) return `${before}'${value.replaceAll("'", "''")}'`
      return before + (asName === undefined ? value : `"${value}"`)
    },
  )
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

const WORDS = /(?:'(?:''|\\.|[^'\\])*'|:'\w+'|:"\w+"|"(?:""|[^"])*"|[^\s'":]|:)+/g
const PARTS = /'((?:''|\\.|[^'\\])*)'|"(?:""|[^"])*"|(?:::)|:(?:'(\w+)'|"(\w+)"|([A-Za-z_]\w*))/g

/** The words of a command with a backslash: variables have their values, what stands in single quotes is one with its escapes read. */
export function slashWords(rest: string, variables: ReadonlyMap<string, string>): readonly string[] {
  const valueOf = (name: string): string | undefined => variables.get(name)
  return [...rest.matchAll(WORDS)].map(([word]) =>
    word.replace(PARTS, (whole: string, ...groups: readonly (string | undefined)[]) => {
      const [text, asText, asName, plain] = groups
      if (text !== undefined)
        return text.replaceAll("''", "'").replace(/\\(.)/g, (_all, letter: string) => ESCAPES[letter] ?? letter)
      const value = valueOf(asText ?? asName ?? plain ?? '')
      if (value === undefined) return whole
      if (asText !== undefined) return `'${value.replaceAll("'", "''")}'`
      return asName === undefined ? value : `"${value}"`
    }),
  )
}

/** What `\echo` writes. */
export function echoText(rest: string, variables: ReadonlyMap<string, string>): string {
  const words = slashWords(rest, variables)
  return words[0] === '-n' ? words.slice(1).join(' ') : `${words.join(' ')}\n`
}

/** The variables that change what psql does, with the values of them that are simulated. */
const SIMULATED: Readonly<Record<string, RegExp>> = {
  AUTOCOMMIT: /^on$/i,
  ECHO: /^(?:none|all|queries)$/i,
  ECHO_HIDDEN: /^off$/i,
  ON_ERROR_ROLLBACK: /^off$/i,
  PROMPT1: /^%\/%R%x%# $/,
  PROMPT2: /^%\/%R%x%# $/,
  SHOW_CONTEXT: /^errors$/i,
  SINGLELINE: /^off$/i,
  SINGLESTEP: /^off$/i,
  VERBOSITY: /^default$/i,
}

/** Whether psql does here what a variable says. */
export const isSimulated = (name: string, value: string): boolean =>
  !Object.hasOwn(SIMULATED, name) || (SIMULATED[name]?.test(value) ?? true)
