import type { WebRequest } from '../../../../linux/network.ts'
import { headerOf, hostOf, pathOf } from '../files.ts'

/** What a rule of a router wants a request to be. */
export type Matcher = (request: WebRequest) => boolean

/** What is no rule, or none that is simulated. */
export class BadRule extends Error {
  override readonly name = 'BadRule'
}

/** A function with its words, divided by commas, or a sign: nothing of it can be read in two ways. */
const TOKEN = /\s*(?:(\w+)\(\s*((?:[`"'][^`"']*[`"'](?:\s*,\s*[`"'][^`"']*[`"'])*)?)\s*\)|(&&|\|\||!|\(|\)))/y

/** How many brackets and negations a rule may have: each may lie in another one. */
const MOST_NESTED = 100

/** Flags before an expression of Go's, `(?i)`; those that are JavaScript's, too. */
const FLAGS = /^\(\?([ims]+)\)/

/** An expression of Go's. @throws BadRule for what is none */
function expressionOf(pattern: string): RegExp {
  try {
    const [all = '', flags = ''] = FLAGS.exec(pattern) ?? []
    return new RegExp(pattern.slice(all.length), [...new Set(flags)].join(''))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new BadRule(`compiling HostRegexp matcher: error parsing regexp: \`${pattern}\``)
  }
}

const MATCHERS: Readonly<Record<string, (words: readonly string[]) => Matcher>> = {
  Host: (words) => (request) => words.some((word) => word.toLowerCase() === hostOf(request).toLowerCase()),
  HostRegexp: ([pattern = '']) => {
    const made = expressionOf(pattern)
    return (request) => made.test(hostOf(request).toLowerCase())
  },
  Path: (words) => (request) => words.includes(pathOf(request.path)),
  PathPrefix: (words) => (request) => words.some((word) => pathOf(request.path).startsWith(word)),
  Method: (words) => (request) => words.includes(request.method),
  Header:
    ([name = '', worth = '']) =>
    (request) =>
      headerOf(request, name) === worth,
}

type Token = Matcher | string

function tokensOf(rule: string): readonly Token[] {
  const tokens: Token[] = []
  const scanner = new RegExp(TOKEN)
  while (scanner.lastIndex < rule.trimEnd().length) {
    const [whole, name, words = '', sign] = scanner.exec(rule) ?? []
    if (whole === undefined) throw new BadRule(`error while parsing rule ${rule}`)
    if (sign !== undefined) tokens.push(sign)
    else {
      const make = Object.hasOwn(MATCHERS, name ?? '') ? MATCHERS[name ?? ''] : undefined
      if (!make) throw new BadRule(`unsupported function: ${name}`)
      const given = [...words.matchAll(/[`"']([^`"']*)[`"']/g)].map(([, word = '']) => word)
      const least = name === 'Header' ? 2 : 1
      if (given.length < least)
        throw new BadRule(`unexpected number of parameters; got ${given.length}, expected one of [${least}]`)
      tokens.push(make(given))
    }
  }
  if (tokens.filter((token) => token === '(' || token === '!').length > MOST_NESTED)
    throw new BadRule(`rules of more than ${MOST_NESTED} brackets and negations are not simulated here`)
  return tokens
}

/** Reads a rule: `Host(`a`) && (PathPrefix(`/x`) || !Method(`POST`))`. @throws BadRule */
export function ruleOf(rule: string): Matcher {
  const tokens = tokensOf(rule)
  let at = 0
  const bad = (): never => {
    throw new BadRule(`error while parsing rule ${rule}`)
  }
  const one = (): Matcher => {
    const token = tokens[at] ?? bad()
    at += 1
    if (token === '!') {
      const inner = one()
      return (request) => !inner(request)
    }
    if (token === '(') {
      const inner = either()
      if (tokens[at] !== ')') bad()
      at += 1
      return inner
    }
    return typeof token === 'string' ? bad() : token
  }
  const both = (): Matcher => {
    const parts = [one()]
    while (tokens[at] === '&&') {
      at += 1
      parts.push(one())
    }
    return (request) => parts.every((part) => part(request))
  }
  const either = (): Matcher => {
    const parts = [both()]
    while (tokens[at] === '||') {
      at += 1
      parts.push(both())
    }
    return (request) => parts.some((part) => part(request))
  }
  const whole = either()
  return at < tokens.length ? bad() : whole
}
