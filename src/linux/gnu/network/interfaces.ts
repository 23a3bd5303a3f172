import { ownWords } from '../library/own-words.ts'
import { ifconfigDeclaration, ipDeclaration } from './declaration.ts'

/** A network card as ip shows it. */
interface Interface {
  readonly name: string
  readonly flags: string
  readonly mtu: number
  readonly queue: string
  readonly state: string
  readonly link: string
  readonly address: string
  readonly scope: string
}

const interfaces: readonly Interface[] = [
  {
    name: 'lo',
    flags: 'LOOPBACK,UP,LOWER_UP',
    mtu: 65536,
    queue: 'noqueue',
    state: 'UNKNOWN',
    link: 'loopback 00:00:00:00:00:00 brd 00:00:00:00:00:00',
    address: '127.0.0.1/8',
    scope: 'scope host lo',
  },
  {
    name: 'eth0',
    flags: 'BROADCAST,MULTICAST,UP,LOWER_UP',
    mtu: 1500,
    queue: 'fq_codel',
    state: 'UP',
    link: 'ether 52:54:00:12:34:56 brd ff:ff:ff:ff:ff:ff',
    address: '10.0.2.15/24',
    scope: 'brd 10.0.2.255 scope global eth0',
  },
]

const linkLines = (card: Interface, at: number, mode: string): string =>
  `${at + 1}: ${card.name}: <${card.flags}> mtu ${card.mtu} qdisc ${card.queue} state ${card.state}${mode} group default qlen 1000\n    link/${card.link}\n`

const addressLines = (card: Interface): string =>
  `    inet ${card.address} ${card.scope}\n       valid_lft forever preferred_lft forever\n`

const ROUTES = 'default via 10.0.2.2 dev eth0 \n10.0.2.0/24 dev eth0 proto kernel scope link src 10.0.2.15 \n'

/** What `ip OBJECT` prints of these cards; undefined for an object that it does not know. */
function ipText(object: string, cards: readonly Interface[], brief: boolean): string | undefined {
  const number = (card: Interface): number => interfaces.indexOf(card)
  if (/^a(d(dr(ess?)?)?)?$/.test(object)) {
    if (brief)
      return cards.map((card) => `${card.name.padEnd(16)} ${card.state.padEnd(14)} ${card.address} \n`).join('')
    return cards.map((card) => linkLines(card, number(card), '') + addressLines(card)).join('')
  }
  if (/^l(i(nk?)?)?$/.test(object)) return cards.map((card) => linkLines(card, number(card), ' mode DEFAULT')).join('')
  return /^r(o(u(te?)?)?)?$/.test(object) ? ROUTES : undefined
}

export const ip = ownWords(ipDeclaration, async (process, words) => {
  const [object, verb, ...rest] = words.filter((word) => !word.startsWith('-'))
  if (object === undefined) {
    await process.write(2, 'Usage: ip [ OPTIONS ] OBJECT { COMMAND | help }\n')
    return 255
  }
  const shows = verb === undefined || /^(s|sh|show|l|ls|list)$/.test(verb)
  const name = rest.find((word) => word !== 'dev')
  const cards = name === undefined ? interfaces : interfaces.filter((card) => card.name === name)
  const text = ipText(object, cards, words.includes('-br') || words.includes('-brief'))
  if (text === undefined) await process.write(2, `Object "${object}" is unknown, try "ip help".\n`)
  else if (!shows) await process.write(2, `ip: ${object} ${verb} is not simulated, the network stays as it is\n`)
  else if (cards.length === 0) await process.write(2, `Device "${name}" does not exist.\n`)
  else {
    await process.print(text)
    return 0
  }
  return 1
})

export const ifconfig = ownWords(ifconfigDeclaration, async (process, [name, change]) => {
  const cards = interfaces.filter((card) => name === undefined || name === '-a' || card.name === name)
  if (cards.length === 0 || change !== undefined) {
    const reason =
      change === undefined ? 'error fetching interface information: Device not found' : 'changing it is not simulated'
    await process.write(2, `${name}: ${reason}\n`)
    return 1
  }
  const texts = cards.map((card) => {
    const [address, bits] = card.address.split('/')
    const mask = bits === '8' ? '255.0.0.0' : '255.255.255.0'
    const loopback = card.name === 'lo'
    const flags = loopback ? '73<UP,LOOPBACK,RUNNING>' : '4163<UP,BROADCAST,RUNNING,MULTICAST>'
    const kind = loopback
      ? 'loop  txqueuelen 1000  (Local Loopback)'
      : 'ether 52:54:00:12:34:56  txqueuelen 1000  (Ethernet)'
    return `${card.name}: flags=${flags}  mtu ${card.mtu}\n        inet ${address}  netmask ${mask}${loopback ? '' : '  broadcast 10.0.2.255'}\n        ${kind}\n\n`
  })
  await process.print(texts.join(''))
  return 0
})
