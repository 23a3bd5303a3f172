import type { Clock } from '../../base/clock.ts'
import type { Ino, Inode, NodeBase } from '../../linux/inode.ts'
import type { NetworkInterface } from '../../linux/network.ts'
import { SYNTHETIC, type SyntheticTree } from '../../linux/synthetic.ts'
import { bytesOf } from '../../shell/posix/bytes.ts'

/** The inode of /sys itself. */
export const SYS_ROOT: Ino = 1

/** Where the cards are, and where links lead to them. */
const CARDS = 'devices/virtual/net'
const LINKS = 'class/net'
const directories = ['', 'class', LINKS, 'devices', 'devices/virtual', CARDS, 'fs', 'fs/cgroup', 'kernel']
/** Inodes: the directories, the links to cards, then a row for each card. */
const FIRST_LINK = SYS_ROOT + 100
const FIRST_ROW = SYS_ROOT + 1_000
const ROW = 32

/** ARPHRD_ETHER and ARPHRD_LOOPBACK of Linux's if_arp.h. */
const ETHERNET = 1
const LOOPBACK = 772

const isLoopback = ({ name }: NetworkInterface): boolean => name === 'lo'

/** The files of a card, and what they say. */
const files: Readonly<Record<string, (card: NetworkInterface) => string | number>> = {
  address: ({ mac }) => mac,
  broadcast: (card) => (isLoopback(card) ? '00:00:00:00:00:00' : 'ff:ff:ff:ff:ff:ff'),
  carrier: () => 1,
  ifindex: ({ index }) => index,
  iflink: ({ index, peer = index }) => peer,
  mtu: ({ mtu }) => mtu,
  operstate: ({ state }) => state.toLowerCase(),
  tx_queue_len: (card) => (isLoopback(card) ? 1000 : 0),
  type: (card) => (isLoopback(card) ? LOOPBACK : ETHERNET),
}
const names = Object.keys(files)

/** What sysfs(5) tells in a container: its network cards. */
export class SysTree implements SyntheticTree {
  readonly #clock: Clock
  readonly #cards: () => readonly NetworkInterface[]

  constructor(clock: Clock, cards: () => readonly NetworkInterface[]) {
    this.#clock = clock
    this.#cards = cards
  }

  node(ino: Ino): Readonly<Inode> | undefined {
    const directory = directories[ino - SYS_ROOT]
    if (directory !== undefined) return this.#fixed(directory)
    if (ino >= FIRST_ROW) return this.#ofCard(Math.floor((ino - FIRST_ROW) / ROW), (ino - FIRST_ROW) % ROW)
    const card = this.#cards()[ino - FIRST_LINK]
    return card && { ...this.#base(LINKS, 0o777), type: 'symlink', target: `../../${CARDS}/${card.name}` }
  }

  /** One of the directories that are always there. */
  #fixed(path: string): Inode {
    const inside = directories.flatMap((other, at): (readonly [string, Ino])[] => {
      const end = other.lastIndexOf('/')
      return other !== '' && other.slice(0, Math.max(0, end)) === path ? [[other.slice(end + 1), SYS_ROOT + at]] : []
    })
    const row = path === CARDS ? { first: FIRST_ROW, step: ROW } : { first: FIRST_LINK, step: 1 }
    const cards = path === CARDS || path === LINKS ? this.#cards() : []
    const shown = cards.map(({ name }, at) => [name, row.first + at * row.step] as const)
    const above = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    return { ...this.#base(above, 0o555), type: 'directory', entries: new Map([...inside, ...shown]) }
  }

  #ofCard(number: number, at: number): Inode | undefined {
    const card = this.#cards()[number]
    if (!card) return undefined
    const own = FIRST_ROW + number * ROW
    if (at === 0) {
      const entries = new Map(names.map((name, place) => [name, own + 1 + place]))
      return { ...this.#base(CARDS, 0o755), type: 'directory', entries }
    }
    const name = names[at - 1]
    if (name === undefined) return undefined
    const content = bytesOf(`${files[name]?.(card) ?? ''}\n`)
    return { ...this.#base('', 0o444), parent: own, type: 'file', content }
  }

  #base(above: string, mode: number): NodeBase {
    const now = this.#clock.now()
    const times = { mtime: now, atime: now, ctime: now }
    return { epoch: SYNTHETIC, mode, uid: 0, gid: 0, nlink: 1, ...times, parent: SYS_ROOT + directories.indexOf(above) }
  }
}
