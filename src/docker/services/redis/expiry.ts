import { Refused, type Run, whole } from './command.ts'
import { integer } from './reply.ts'

const OPTIONS = new Set(['NX', 'XX', 'GT', 'LT'])

/** The options of EXPIRE. @throws Refused for one that there is not, and for such as exclude each other */
function optionsOf(words: readonly string[]): ReadonlySet<string> {
  const strange = words.find((word) => !OPTIONS.has(word.toUpperCase()))
  if (strange !== undefined) throw new Refused(`ERR Unsupported option ${strange}`)
  const given = new Set(words.map((word) => word.toUpperCase()))
  if (given.has('NX') && given.size > 1)
    throw new Refused('ERR NX and XX, GT or LT options at the same time are not compatible')
  if (given.has('GT') && given.has('LT')) throw new Refused('ERR GT and LT options at the same time are not compatible')
  return given
}

/** EXPIRE and PEXPIRE. @param unit milliseconds of the unit of the time that is given */
export function expire(unit: number): Run {
  return (keys, [key = '', time = '', ...words]) => {
    const after = whole(time) * unit
    const options = optionsOf(words)
    const left = keys.left(key)
    if (left === undefined) return integer(0)
    const isKept =
      (options.has('NX') && left !== Infinity) ||
      (options.has('XX') && left === Infinity) ||
      (options.has('GT') && after <= left) ||
      (options.has('LT') && after >= left)
    if (isKept) return integer(0)
    return integer((after > 0 ? keys.expire(key, after) : keys.delete(key)) ? 1 : 0)
  }
}
