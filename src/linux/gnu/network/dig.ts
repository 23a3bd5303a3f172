import type { GnuProcess } from '../library/gnu-system.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import { gnu } from '../library/program.ts'
import { digDeclaration } from './declaration.ts'
import { nameServerOf } from './name-server.ts'

const RELEASE = '9.18.24'
/** The name server that Docker has in each container. */
const DOCKER = '127.0.0.11'
/** Bytes of a message's head, and of what stands behind a name in a question and in an answer (RFC 1035, 4.1). */
const SIZES = { head: 12, question: 4, answer: 14 }

/** A name with tabs behind it to a column. */
const upTo = (column: number, text: string): string =>
  text + '\t'.repeat(Math.max(1, Math.ceil((column - text.length) / 8)))

/** The number of a question: any will do. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_536, 7)

interface Query {
  readonly name: string
  readonly server: string
  /** IPv4; undefined where nobody has that name. */
  readonly address: string | undefined
}

/** What dig says of a name, line by line. */
function report(process: GnuProcess, { name, server, address }: Query): readonly string[] {
  const status = address === undefined ? 'NXDOMAIN' : 'NOERROR'
  const dotted = name.endsWith('.') ? name : `${name}.`
  const life = server === DOCKER ? 600 : 300
  const answer =
    address === undefined ? [] : [';; ANSWER SECTION:', `${upTo(24, dotted)}${life}\tIN\tA\t${address}`, '']
  const size = SIZES.head + dotted.length + 1 + SIZES.question
  return [
    '',
    `; <<>> DiG ${RELEASE} <<>> ${process.argv.slice(1).join(' ')}`,
    ';; global options: +cmd',
    ';; Got answer:',
    `;; ->>HEADER<<- opcode: QUERY, status: ${status}, id: ${numberOf(name)}`,
    `;; flags: qr rd ra; QUERY: 1, ANSWER: ${address === undefined ? 0 : 1}, AUTHORITY: 0, ADDITIONAL: 0`,
    '',
    ';; QUESTION SECTION:',
    `${upTo(32, `;${dotted}`)}IN\tA`,
    '',
    ...answer,
    ';; Query time: 0 msec',
    `;; SERVER: ${server}#53(${server}) (UDP)`,
    `;; WHEN: ${formatDate('%a %b %d %H:%M:%S %Z %Y', process.kernel.clock.now(), zoneOf(process))}`,
    `;; MSG SIZE  rcvd: ${size + (address === undefined ? 0 : dotted.length + 1 + SIZES.answer)}`,
    '',
  ]
}

export const dig = gnu({
  ...digDeclaration,
  run: async (process, { operands }) => {
    const name = operands.find((word) => !/^[+@]|^(A|AAAA|ANY|MX|NS|TXT)$/i.test(word))
    if (name === undefined) {
      await process.write(2, 'dig: give it a name\n')
      return 1
    }
    const address = process.system.network.resolve(name)?.address
    if (operands.includes('+short')) {
      await process.print(address === undefined ? '' : `${address}\n`)
      return 0
    }
    const server = operands.find((word) => word.startsWith('@'))?.slice(1) ?? nameServerOf(process)
    const lines = report(process, { name, server, address })
    await process.print(lines.map((line) => `${line}\n`).join(''))
    return 0
  },
})
