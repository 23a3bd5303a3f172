import { ANY, type Command, NO_INTEGER, Refused, SYNTAX, whole, type Words } from '../command.ts'
import { globbed } from '../glob.ts'
import type { Keys } from '../keys.ts'
import { list, type Reply, text } from '../reply.ts'
import { ranked, scoresAt, scoreText } from '../sorted-sets.ts'
import { fieldsAt, inOrder, membersAt } from '../value-at.ts'

type Rows = readonly (readonly string[])[]

/** HSCAN, SSCAN, ZSCAN: all at once, as Redis gives what is small. @param rowsOf what there is, each with its name first */
function scanOf(rowsOf: (keys: Keys, key: string) => Rows): Command {
  return {
    takes: [2, ANY],
    run(keys, [key = '', cursor = '', ...words]: Words): Reply {
      if (!/^\d+$/.test(cursor)) throw new Refused('ERR invalid cursor')
      let glob = '*'
      for (let at = 0; at < words.length; at += 2) {
        const [option, value] = [words[at]?.toUpperCase(), words[at + 1]]
        if (value === undefined || (option !== 'MATCH' && option !== 'COUNT')) throw new Refused(SYNTAX)
        if (option === 'MATCH') glob = value
        else if (whole(value) < 1) throw new Refused(value.startsWith('-') ? NO_INTEGER : SYNTAX)
      }
      const pattern = globbed(glob)
      const found = rowsOf(keys, key).filter(([name = '']) => pattern.test(name))
      return { type: 'list', items: [text('0'), list(found.flat())] }
    },
  }
}

/** What goes through the parts of a value. */
export const scans: Readonly<Record<string, Command>> = {
  hscan: scanOf((keys, key) => [...fieldsAt(keys, key)]),
  sscan: scanOf((keys, key) => inOrder(membersAt(keys, key)).map((member) => [member])),
  zscan: scanOf((keys, key) => ranked(scoresAt(keys, key)).map(([member, score]) => [member, scoreText(score)])),
}
