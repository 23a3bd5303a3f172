import { pathOf } from '../files.ts'
import { holding } from './condition.ts'
import type { Directive } from './configuration.ts'
import { type Asked, expanded, queryOf, withCaptures } from './variables.ts'
import { foundIn } from './pattern.ts'

/** What `set`, `if`, `rewrite`, `break` and `return` of a block make of a request. */
export interface Rewritten {
  /** The request with its new path, and the variables that were set. */
  readonly asked: Asked
  /** The directives of the conditions that hold. */
  readonly within: readonly Directive[]
  /** Whether its location has to be found anew. */
  readonly isMoved: boolean
  /** The words of the `return` that answers it, with their variables expanded. */
  readonly answer: readonly string[] | undefined
}

class Rewriting implements Rewritten {
  asked: Asked
  within: readonly Directive[] = []
  isMoved = false
  answer: readonly string[] | undefined

  constructor(asked: Asked) {
    this.asked = asked
  }

  /** Does what directives say, in their order; whether one of them ends that. */
  run(directives: readonly Directive[]): boolean {
    return directives.some((directive) => this.#step(directive))
  }

  #step({ name, words, block = [] }: Directive): boolean {
    if (name === 'rewrite') return this.#rewrite(words)
    if (name === 'if') return this.#branch(words, block)
    if (name === 'set') this.#set(words)
    if (name === 'return') this.answer = words.map((word) => expanded(word, this.asked))
    return name === 'return' || name === 'break'
  }

  #set([name = '', value = '']: readonly string[]): void {
    this.asked = { ...this.asked, made: new Map(this.asked.made).set(name.slice(1), expanded(value, this.asked)) }
  }

  #branch(words: readonly string[], block: readonly Directive[]): boolean {
    const found = holding(words, this.asked)
    if (!found) return false
    if (found.length > 0) this.asked = withCaptures(this.asked, found)
    this.within = [...this.within, ...block]
    return this.run(block)
  }

  #rewrite([pattern = '', target = '', flag]: readonly string[]): boolean {
    const { request } = this.asked
    const captures = foundIn(pathOf(request.path), pattern)
    if (!captures) return false
    this.asked = withCaptures(this.asked, captures)
    const place = this.#withQuery(target)
    if (flag === 'permanent' || flag === 'redirect' || /^(?:https?:\/\/|\$scheme)/.test(target)) {
      this.answer = [flag === 'permanent' ? '301' : '302', place]
      return true
    }
    this.asked = { ...this.asked, request: { ...request, path: place } }
    this.isMoved = flag !== 'break'
    return flag === 'last' || flag === 'break'
  }

  /** Where a rewrite leads to, with the query of the request, unless a question mark at its end takes that away. */
  #withQuery(target: string): string {
    const query = queryOf(this.asked.request)
    const place = expanded(target.replace(/\?$/, ''), this.asked)
    if (query === '' || target.endsWith('?')) return place
    return `${place}${place.includes('?') ? '&' : '?'}${query}`
  }
}

/** What the directives of a block make of a request, before it is answered. */
export function rewritten(directives: readonly Directive[], asked: Asked): Rewritten {
  const rewriting = new Rewriting(asked)
  rewriting.run(directives)
  return rewriting
}
