import { needed, textArgument, wholeNumber } from '../../arguments.ts'
import { isBearable } from '../../../../regular-expressions/bearable.ts'
import { dictOf, sizeOf } from '../../protocol.ts'
import { Unsimulated } from '../../syntax.ts'
import { List, Tuple, type Value, type Words } from '../../values.ts'
import { natives } from '../native.ts'
import { type Translation, Translator } from './translate.ts'

const [IGNORECASE, MULTILINE, DOTALL, VERBOSE, ASCII] = [2, 8, 16, 64, 256]

/** How much of a text has to match. */
type Extent = 'search' | 'match' | 'fullmatch'

interface Compiled extends Translation {
  readonly expressions: Map<string, RegExp>
}

function compiled(pattern: string, flags: number): Compiled {
  const reading = {
    isMultiline: (flags & MULTILINE) !== 0,
    isDotAll: (flags & DOTALL) !== 0,
    isVerbose: (flags & VERBOSE) !== 0,
    isAscii: (flags & ASCII) !== 0,
  }
  return { ...new Translator(pattern, reading).translate(), expressions: new Map() }
}

/** @throws Unsimulated for what JavaScript does not take */
function expression(source: string, letters: string): RegExp {
  try {
    return new RegExp(source, letters)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Unsimulated('a pattern of this kind is')
    throw error
  }
}

function expressionOf({ source, expressions }: Compiled, flags: number, extent: Extent): RegExp {
  const known = expressions.get(extent)
  if (known) return known
  const letters = `du${(flags & IGNORECASE) === 0 ? '' : 'i'}${extent === 'search' ? 'g' : 'y'}`
  const made = expression(extent === 'fullmatch' ? `(?:${source})(?![^])` : source, letters)
  expressions.set(extent, made)
  return made
}

/** Places in a text are counted in letters: those beyond the first plane are two to JavaScript. */
const lettersBefore = (text: string, at: number): bigint => BigInt(sizeOf(text.slice(0, at)) ?? 0)
const unitsBefore = (text: string, at: number): number =>
  /[\ud800-\udfff]/.test(text) ? [...text].slice(0, at).join('').length : at

/** The module _re: what re is written over. Places are pairs of a start and an end, of the whole and of each group. */
export function regular(): ReadonlyMap<string, Value> {
  const known = new Map<string, Compiled>()
  const of = (given: Words): readonly [Compiled, number] => {
    const [pattern, flags] = [textArgument(given, 0), wholeNumber(needed(given, 1))]
    const key = `${flags}:${pattern}`
    const found = known.get(key) ?? compiled(pattern, flags)
    known.set(key, found)
    return [found, flags]
  }
  return natives({
    /** How many groups a pattern has, and the numbers of those with a name. */
    groups: (given) => {
      const [{ groups, names }] = of(given)
      return new Tuple([BigInt(groups), dictOf([...names].map(([name, at]) => [name, BigInt(at)] as const))])
    },
    /** Where a text matches from a place on; None where it does not. */
    places: (given) => {
      const [pattern, flags] = of(given)
      const [text, at, extent] = [textArgument(given, 2), wholeNumber(needed(given, 3)), textArgument(given, 4)]
      const kind: Extent = extent === 'search' || extent === 'match' ? extent : 'fullmatch'
      const wanted = expressionOf(pattern, flags, kind)
      wanted.lastIndex = unitsBefore(text, at)
      if (!isBearable(wanted, text)) throw new Unsimulated('a pattern that may take this long is')
      const spans = wanted.exec(text)?.indices
      if (!spans) return null
      const pairs = Array.from(spans, (span) => span ?? null)
      return new List(
        pairs.map((span) => new Tuple(span ? span.map((place) => lettersBefore(text, place)) : [-1n, -1n])),
      )
    },
  })
}
