import { nameServerOf } from '../../../linux/gnu/network/name-server.ts'
import { type Applet, UsageError } from './applet.ts'

/** It asks for an IPv4 and for an IPv6 address. */
export const nslookup: Applet = {
  name: 'nslookup',
  usage: '[-type=QUERY_TYPE] [-debug] HOST [DNS_SERVER]',
  valued: [],
  switches: [],
  async run({ process, words }) {
    const [name, asked = nameServerOf(process)] = words
    if (name === undefined || words.length > 2) throw new UsageError()
    const found = process.system.network.resolve(name)
    const none = `** server can't find ${name}: NXDOMAIN\n\n`
    const answer = found
      ? `Non-authoritative answer:\nName:\t${name}\nAddress: ${found.address}\n\nNon-authoritative answer:\n${found.address6 === undefined ? '' : `Name:\t${name}\nAddress: ${found.address6}\n`}\n`
      : none + none
    await process.print(`Server:\t\t${asked}\nAddress:\t${asked}:53\n\n${answer}`)
    return found ? 0 : 1
  },
}
