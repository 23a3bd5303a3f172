import { bytesOf } from '../../../../shell/posix/bytes.ts'
import { ANY, type Command, Refused, type Words } from '../command.ts'
import type { Registers } from '../entries.ts'
import type { Keys } from '../keys.ts'
import { integer, OK, type Reply } from '../reply.ts'
import { cardinality, placeOf } from './cardinality.ts'
import { murmur64 } from './murmur.ts'

const WRONG_TYPE = 'WRONGTYPE Key is not a valid HyperLogLog string value.'
const SEED = 0xadc83b19n

function registersAt(keys: Keys, key: string): Registers | undefined {
  const value = keys.get(key)
  if (value && value.type !== 'estimate') throw new Refused(WRONG_TYPE)
  return value?.registers
}

function pfadd(keys: Keys, [key = '', ...members]: Words): Reply {
  const before = registersAt(keys, key)
  const registers = new Map(before)
  let isChanged = before === undefined
  for (const member of members) {
    const [register, value] = placeOf(murmur64(bytesOf(member), SEED))
    if (value <= (registers.get(register) ?? 0)) continue
    registers.set(register, value)
    isChanged = true
  }
  if (isChanged) keys.set(key, { type: 'estimate', registers })
  return integer(isChanged ? 1 : 0)
}

/** Of each register the highest value. */
function merged(keys: Keys, names: Words): Registers {
  const registers = new Map<number, number>()
  for (const name of names)
    for (const [register, value] of registersAt(keys, name) ?? [])
      registers.set(register, Math.max(value, registers.get(register) ?? 0))
  return registers
}

/** HyperLogLogs: how many members there were, about, without keeping them. */
export const estimates: Readonly<Record<string, Command>> = {
  pfadd: { takes: [1, ANY], run: pfadd },
  pfcount: { takes: [1, ANY], run: (keys, names) => integer(cardinality(merged(keys, names))) },
  pfmerge: {
    takes: [1, ANY],
    run(keys, names) {
      keys.set(names[0] ?? '', { type: 'estimate', registers: merged(keys, names) })
      return OK
    },
  },
}
