import { ANY, type Command, Refused, type Words } from '../command.ts'
import type { Value } from '../entries.ts'
import type { Keys } from '../keys.ts'
import { integer, list, NIL, OK, type Reply, text } from '../reply.ts'
import { inOrder } from '../value-at.ts'

/** The longest text that is kept with its key, in bytes. */
const EMBEDDED = 44

/** How many parts, and how long ones, a value may have that is kept in one piece. */
const [MOST_PARTS, LONGEST_PART] = [128, 64]

const isSmall = (parts: readonly string[]): boolean =>
  parts.length <= MOST_PARTS && parts.every((part) => part.length <= LONGEST_PART)

/** How Redis 7.2 would keep a value, OBJECT ENCODING. */
function encoding(value: Value): string {
  switch (value.type) {
    case 'string':
      if (/^(?:0|-?[1-9]\d{0,17})$/.test(value.text)) return 'int'
      return value.text.length <= EMBEDDED ? 'embstr' : 'raw'
    case 'list':
      return isSmall(value.items) ? 'listpack' : 'quicklist'
    case 'hash':
      return value.fields.size <= MOST_PARTS && isSmall([...value.fields.values()]) ? 'listpack' : 'hashtable'
    case 'set': {
      const members = inOrder(value.members)
      if (members.length <= 512 && members.every((member) => /^(?:0|-?[1-9]\d{0,17})$/.test(member))) return 'intset'
      return isSmall(members) ? 'listpack' : 'hashtable'
    }
    case 'zset':
      return isSmall(Object.keys(value.scores)) ? 'listpack' : 'skiplist'
    case 'stream':
      return 'stream'
    case 'estimate':
      return 'raw'
  }
}

function object(keys: Keys, [what = '', key = '']: Words): Reply {
  const value = keys.get(key)
  const lower = what.toLowerCase()
  if (lower !== 'encoding' && lower !== 'refcount')
    throw new Refused(`ERR OBJECT ${what.toUpperCase()} is not simulated here`)
  if (!value) return NIL
  return lower === 'refcount' ? integer(1) : text(encoding(value))
}

/** What a connection says of itself: there is one, and nobody asks for its name. */
function client(_keys: Keys, [what = '', name]: Words): Reply {
  const lower = what.toLowerCase()
  if ((lower === 'setname' && name !== undefined) || lower === 'setinfo') return OK
  if (lower === 'id') return integer(3)
  throw new Refused(`ERR CLIENT ${what.toUpperCase()} is not simulated here`)
}

/** What tells of the server, its time and its values. */
export const facts: Readonly<Record<string, Command>> = {
  auth: { takes: [1, 2], run: () => OK },
  time: {
    takes: [0, 0],
    run: ({ now }) => list([String(Math.floor(now / 1000)), String((now % 1000) * 1000)]),
  },
  lastsave: { takes: [0, 0], run: ({ now }) => integer(Math.floor(now / 1000)) },
  object: { takes: [1, ANY], run: object },
  client: { takes: [1, ANY], run: client },
}
