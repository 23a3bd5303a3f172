import { globbed } from './glob.ts'
import { Refused, SYNTAX, whole, type Words } from './command.ts'
import type { Keys } from './keys.ts'
import { list, type Reply, text } from './reply.ts'

/** How many keys SCAN looks at where nobody says it. */
const COUNT = 10

/** SCAN: some keys, and where the next call goes on; 0 at the end. */
export function scan(keys: Keys, [cursor = '', ...words]: Words): Reply {
  if (!/^\d+$/.test(cursor)) throw new Refused('ERR invalid cursor')
  let [count, kind, glob] = [COUNT, '', '*']
  for (let at = 0; at < words.length; at += 2) {
    const [option = '', value] = [words[at]?.toUpperCase(), words[at + 1]]
    if (value === undefined) throw new Refused(SYNTAX)
    if (option === 'COUNT') count = whole(value)
    else if (option === 'MATCH') glob = value
    else if (option === 'TYPE') kind = value.toLowerCase()
    else throw new Refused(SYNTAX)
  }
  if (count < 1) throw new Refused(SYNTAX)
  const { names } = keys
  const [from, to] = [Number(cursor), Number(cursor) + count]
  const found = names
    .slice(from, to)
    .filter((name) => globbed(glob).test(name) && (kind === '' || keys.get(name)?.type === kind))
  return { type: 'list', items: [text(to < names.length ? String(to) : '0'), list(found)] }
}
