import { isLoopback, type NetworkInterface } from '../../network.ts'
import { ownWords } from '../library/own-words.ts'
import { ifconfigDeclaration, ipDeclaration } from './declaration.ts'
import { interfaceBlock } from './interface-block.ts'
import { broadcastOf, maskOf, networkOf, numberOf, outward } from './sockets.ts'

const shownName = ({ name, peer }: NetworkInterface): string => (peer === undefined ? name : `${name}@if${peer}`)

function flagsOf({ address, state, peer }: NetworkInterface): string {
  if (isLoopback(address)) return 'LOOPBACK,UP,LOWER_UP'
  if (state === 'DOWN') return 'NO-CARRIER,BROADCAST,MULTICAST,UP'
  return `BROADCAST,MULTICAST,UP,LOWER_UP${peer === undefined ? '' : ',M-DOWN'}`
}

/** How a card keeps what waits to be sent: those of hardware have a queue. */
const hasQueue = ({ gateway, peer }: NetworkInterface): boolean => gateway !== undefined && peer === undefined

/** How much `ip` tells of a card: BusyBox leaves out what it belongs to, and how its neighbours are named. */
interface Telling {
  readonly isBusyBox: boolean
  readonly brief: boolean
  /** The one version of addresses that is told of, where not both are. */
  readonly version: '4' | '6' | undefined
  /** Whether what belongs together stands in one line, `-o`. */
  readonly oneLine: boolean
}

function linkLines(card: NetworkInterface, mode: string, { isBusyBox, version }: Telling): string {
  const loopback = isLoopback(card.address)
  const queue = hasQueue(card) ? 'fq_codel' : 'noqueue'
  const length = loopback || hasQueue(card) ? 'qlen 1000' : ''
  const [kind, broadcast] = loopback ? ['loopback', card.mac] : ['ether', 'ff:ff:ff:ff:ff:ff']
  const other = card.peer === undefined || isBusyBox ? '' : ' link-netnsid 0'
  const group = isBusyBox ? ' ' : `${mode} group default `
  return (
    `${card.index}: ${shownName(card)}: <${flagsOf(card)}> mtu ${card.mtu} qdisc ${queue} state ${card.state}${group}${length}\n` +
    (version === undefined ? `    link/${kind} ${card.mac} brd ${broadcast}${other}\n` : '')
  )
}

const scopeOf = (card: NetworkInterface): string =>
  isLoopback(card.address) ? 'scope host lo' : `brd ${broadcastOf(card)} scope global ${card.name}`

const FOREVER = '       valid_lft forever preferred_lft forever\n'

/** The addresses of a card, of each two lines. */
function addressLines(card: NetworkInterface, { isBusyBox, version }: Telling): readonly string[] {
  const own = version === '6' ? [] : [`    inet ${card.address}/${card.bits} ${scopeOf(card)}\n${FOREVER}`]
  const later = version === '4' ? [] : (card.addresses6 ?? [])
  // those that Docker gave are not looked for twice on a link
  const flags = isBusyBox ? 'flags 02 ' : 'nodad '
  return [
    ...own,
    ...later.map(
      ({ address, bits, scope }) =>
        `    inet6 ${address}/${bits} scope ${scope} ${scope === 'global' ? flags : ''}\n${FOREVER}`,
    ),
  ]
}

/** What belongs together in one line, as `-o` has it. */
const joinedLine = (text: string): string => `${text.trimEnd().replaceAll('\n', '\\')}\n`

/** What `ip address` tells of a card: of one version of addresses only where it has some. */
function cardText(card: NetworkInterface, telling: Telling): string {
  const lines = addressLines(card, telling)
  if (telling.oneLine) return lines.map((line) => `${card.index}: ${card.name}${joinedLine(line)}`).join('')
  return lines.length === 0 ? '' : linkLines(card, '', telling) + lines.join('')
}

const briefly = ({ address, bits, addresses6 = [] }: NetworkInterface, { version }: Telling): string =>
  [...(version === '6' ? [] : [{ address, bits }]), ...(version === '4' ? [] : addresses6)]
    .map((one) => `${one.address}/${one.bits}`)
    .join(' ')

function routes(cards: readonly NetworkInterface[], { isBusyBox }: Telling): string {
  const ways = outward(cards)
  const out = ways.flatMap(({ gateway, name }) =>
    gateway === undefined ? [] : [`default via ${gateway} dev ${name} \n`],
  )
  // the kernel tells them by their networks, fib_trie
  const near = ways
    .toSorted((one, other) => numberOf(networkOf(one)) - numberOf(networkOf(other)))
    .map((card) => {
      const down = card.state === 'DOWN' ? 'linkdown ' : ''
      const how = isBusyBox ? 'scope link ' : 'proto kernel scope link'
      return `${networkOf(card)}/${card.bits} dev ${card.name} ${how} src ${card.address} ${isBusyBox ? '' : down}\n`
    })
  return [...out, ...near].join('')
}

/** What `ip OBJECT` prints of these cards; undefined for an object that it does not know. */
function ipText(object: string, cards: readonly NetworkInterface[], telling: Telling): string | undefined {
  const { brief } = telling
  if (/^a(d(dr(ess?)?)?)?$/.test(object)) {
    if (brief)
      return cards
        .map((card) => `${shownName(card).padEnd(16)} ${card.state.padEnd(14)} ${briefly(card, telling)} \n`)
        .join('')
    return cards.map((card) => cardText(card, telling)).join('')
  }
  if (/^l(i(nk?)?)?$/.test(object)) {
    if (brief)
      return cards
        .map((card) => `${shownName(card).padEnd(16)} ${card.state.padEnd(14)} ${card.mac} <${flagsOf(card)}> \n`)
        .join('')
    return cards
      .map((card) => linkLines(card, ' mode DEFAULT', { ...telling, version: undefined }))
      .map((text) => (telling.oneLine ? joinedLine(text) : text))
      .join('')
  }
  return /^r(o(u(te?)?)?)?$/.test(object) ? routes(cards, telling) : undefined
}

const OPTIONS: ReadonlySet<string> = new Set('-4 -6 -c -color -br -brief -o -oneline'.split(' '))

export const ip = ownWords(ipDeclaration, async (process, words) => {
  const option = words.find((word) => word.startsWith('-') && !OPTIONS.has(word) && !word.startsWith('-color='))
  if (option !== undefined) {
    await process.write(2, `ip: ${option} is not simulated here\n`)
    return 255
  }
  const [object, verb, ...rest] = words.filter((word) => !word.startsWith('-'))
  if (object === undefined) {
    await process.write(2, 'Usage: ip [ OPTIONS ] OBJECT { COMMAND | help }\n')
    return 255
  }
  const { interfaces } = process.system.network
  const isBusyBox = process.kernel.userland === 'busybox'
  const shows = verb === undefined || /^(s|sh|show|l|ls|list)$/.test(verb)
  const name = rest.find((word) => word !== 'dev')
  const cards = name === undefined ? interfaces : interfaces.filter((card) => card.name === name)
  const has = (...names: readonly string[]): boolean => names.some((one) => words.includes(one))
  const version = has('-6') ? '6' : has('-4') ? '4' : undefined
  const telling = { isBusyBox, brief: has('-br', '-brief'), oneLine: has('-o', '-oneline'), version } as const
  if (version === '6' && object.startsWith('r')) {
    await process.write(2, 'ip: routes of version 6 are not simulated here\n')
    return 255
  }
  const text = ipText(object, cards, telling)
  if (text === undefined) await process.write(2, `Object "${object}" is unknown, try "ip help".\n`)
  else if (!shows) await process.write(2, `ip: ${object} ${verb} is not simulated, the network stays as it is\n`)
  else if (cards.length === 0)
    await process.write(2, isBusyBox ? `ip: can't find device '${name}'\n` : `Device "${name}" does not exist.\n`)
  else {
    await process.print(text)
    return 0
  }
  return 1
})

export const ifconfig = ownWords(ifconfigDeclaration, async (process, [name, change]) => {
  const { interfaces } = process.system.network
  const cards = interfaces.filter((card) => name === undefined || name === '-a' || card.name === name)
  if (cards.length === 0 || change !== undefined) {
    const reason =
      change === undefined ? 'error fetching interface information: Device not found' : 'changing it is not simulated'
    await process.write(2, `${name}: ${reason}\n`)
    return 1
  }
  if (process.kernel.userland === 'busybox') {
    const sorted = cards.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    await process.print(sorted.map(interfaceBlock).join(''))
    return 0
  }
  const texts = cards.map((card) => {
    const loopback = isLoopback(card.address)
    const up = card.state === 'DOWN' ? '4099<UP,BROADCAST,MULTICAST>' : '4163<UP,BROADCAST,RUNNING,MULTICAST>'
    const flags = loopback ? '73<UP,LOOPBACK,RUNNING>' : up
    const queue = hasQueue(card) ? 1000 : 0
    const kind = loopback
      ? 'loop  txqueuelen 1000  (Local Loopback)'
      : `ether ${card.mac}  txqueuelen ${queue}  (Ethernet)`
    return `${card.name}: flags=${flags}  mtu ${card.mtu}\n        inet ${card.address}  netmask ${maskOf(card)}${loopback ? '' : `  broadcast ${broadcastOf(card)}`}\n        ${kind}\n\n`
  })
  await process.print(texts.join(''))
  return 0
})
