import type { Kernel, Process } from '../shell/posix/process.ts'
import type { PosixSystem } from '../shell/posix/posix-system.ts'
import { terminalLeader } from '../shell/posix/pty-name.ts'
import type { Ino, Inode, NodeBase } from './inode.ts'
import { SYNTHETIC, type SyntheticTree } from './synthetic.ts'
import { tty } from './users.ts'

/** Inodes as in Linux: the directory, ptmx, then `/dev/pts/0` and so on. */
export const PTS_ROOT: Ino = 1
const PTMX = 2
const FIRST = 3

/** The number of a terminal, `pts/3`; undefined where it is no pseudo-terminal. */
const numberOf = (name: string | undefined): string | undefined => /^pts\/(\d+)$/.exec(name ?? '')?.[1]

/** devpts: a device for each terminal that is open, whose owner is who is logged in there. */
export class PtsTree<System extends PosixSystem> implements SyntheticTree {
  readonly #kernel: () => Kernel<System>

  constructor(kernel: () => Kernel<System>) {
    this.#kernel = kernel
  }

  node(ino: Ino): Readonly<Inode> | undefined {
    if (ino === PTS_ROOT) return { ...this.#base(0o755), type: 'directory', entries: this.#entries() }
    if (ino === PTMX) return { ...this.#base(0), type: 'device', device: 'ptmx' }
    const name = `pts/${ino - FIRST}`
    const leader = terminalLeader(this.#kernel().processes, name)
    return leader && { ...this.#base(modeOf(leader), leader), type: 'device', device: name }
  }

  #entries(): Map<string, Ino> {
    const here = this.#kernel().processes.filter(({ state }) => state !== 'ended')
    const numbers = here.flatMap(({ terminal }) => numberOf(terminal?.name) ?? [])
    return new Map([['ptmx', PTMX], ...numbers.map((number) => [number, FIRST + Number(number)] as const)])
  }

  #base(mode: number, leader?: Process<System>): NodeBase {
    const now = this.#kernel().clock.now()
    const owner = leader ? { uid: leader.credentials.uid, gid: tty.gid } : { uid: 0, gid: 0 }
    const times = { mtime: now, atime: now, ctime: leader?.startedAt ?? now }
    return { epoch: SYNTHETIC, mode, nlink: 1, parent: PTS_ROOT, ...owner, ...times }
  }
}

/** Others write to a terminal as its group may: `mesg n` forbids it. */
const modeOf = <System extends PosixSystem>({ terminal }: Process<System>): number =>
  terminal?.refusesMessages ? 0o600 : 0o620
