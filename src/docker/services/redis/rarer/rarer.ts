import { ANY, type Command, Refused, type Run, whole } from '../command.ts'
import type { Side } from '../entries.ts'
import { expire } from '../expiry.ts'
import { furtherCommands } from '../further-commands.ts'
import { integer, NIL, text } from '../reply.ts'
import { floatOf, NO_FLOAT } from '../sorted-sets.ts'
import { fieldsAt, itemsAt } from '../value-at.ts'
import { blockingMove, blockingPop } from './blocking.ts'
import { fields, members, randomKey } from './chance.ts'
import { facts } from './facts.ts'
import { scans } from './scans.ts'
import { rarerSortedSets } from './sorted-sets.ts'

/** How many digits a sum of numbers with decimals keeps. */
const DIGITS = 17

/** What puts items into a list that is there. */
const pushx =
  (side: Side): Run =>
  (keys, [key = '', ...values]) => {
    const before = itemsAt(keys, key).length
    if (before === 0) return integer(0)
    keys.push(key, side, values)
    return integer(before + values.length)
  }

/** @param unit milliseconds of the unit of the time that is given, since 1970 */
const expireAt =
  (unit: number): Run =>
  (keys, [key = '', time = '', ...options]) =>
    expire(1)(keys, [key, String(whole(time) * unit - keys.now), ...options])

const endOf =
  (unit: number): Run =>
  (keys, [key = '']) => {
    const left = keys.left(key)
    if (left === undefined) return integer(-2)
    return integer(left === Infinity ? -1 : Math.floor((keys.now + left) / unit))
  }

const moved =
  (name: string): Run =>
  (keys, words) =>
    furtherCommands[name]?.run(keys, words) ?? NIL

/** HINCRBYFLOAT. */
const addDecimal: Run = (keys, [key = '', name = '', by = '']) => {
  const before = floatOf(fieldsAt(keys, key).get(name) ?? '0', 'ERR hash value is not a float')
  const sum = before + floatOf(by, NO_FLOAT)
  if (!Number.isFinite(sum)) throw new Refused('ERR increment would produce NaN or Infinity')
  const value = String(Number(sum.toPrecision(DIGITS - 2)))
  keys.setFields(key, [[name, value]])
  return text(value)
}

/** Commands of all kinds that are used less often still. */
export const rarer: Readonly<Record<string, Command>> = {
  ...facts,
  ...scans,
  ...rarerSortedSets,
  blpop: { takes: [2, ANY], run: blockingPop('left') },
  brpop: { takes: [2, ANY], run: blockingPop('right') },
  blmove: { takes: [5, 5], run: blockingMove('BLMOVE', moved('lmove')) },
  brpoplpush: { takes: [3, 3], run: blockingMove('BRPOPLPUSH', moved('rpoplpush')) },
  lpushx: { takes: [2, ANY], run: pushx('left') },
  rpushx: { takes: [2, ANY], run: pushx('right') },
  expireat: { takes: [2, ANY], run: expireAt(1000) },
  pexpireat: { takes: [2, ANY], run: expireAt(1) },
  expiretime: { takes: [1, 1], run: endOf(1000) },
  pexpiretime: { takes: [1, 1], run: endOf(1) },
  hincrbyfloat: { takes: [3, 3], run: addDecimal },
  hrandfield: { takes: [1, 3], run: fields },
  randomkey: { takes: [0, 0], run: randomKey },
  spop: { takes: [1, 2], run: members(true) },
  srandmember: { takes: [1, 2], run: members(false) },
}
