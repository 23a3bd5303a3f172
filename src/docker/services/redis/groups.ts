import { part } from '../../../shell/later.ts'
import type { Command, Words } from './command.ts'

type Commands = Readonly<Record<string, Command>>

/** Commands that are loaded when the first of their kind is run. */
const groups: readonly { readonly names: string; readonly load: () => Commands | Promise<Commands> }[] = [
  {
    names: 'setbit getbit bitcount bitop bitpos',
    load: part(async () => (await import('./bits.ts')).bits),
  },
  {
    names: 'pfadd pfcount pfmerge',
    load: part(async () => (await import('./estimates/estimates.ts')).estimates),
  },
  {
    names: 'geoadd geodist geopos geohash geosearch georadius georadiusbymember',
    load: part(async () => (await import('./geography/geography.ts')).geography),
  },
  {
    names: 'xadd xlen xrange xrevrange xread xdel xtrim xgroup xreadgroup xack xpending xinfo',
    load: part(async () => (await import('./streams/streams.ts')).streams),
  },
  {
    names:
      'auth blpop brpop blmove brpoplpush expireat pexpireat expiretime pexpiretime hincrbyfloat hrandfield hscan lastsave lpushx ' +
      'randomkey rpushx spop srandmember sscan time zinter zinterstore zmscore zremrangebyrank zremrangebyscore zscan zunion zunionstore zdiff ' +
      'zdiffstore object client',
    load: part(async () => (await import('./rarer/rarer.ts')).rarer),
  },
]

const groupOf = new Map(groups.flatMap(({ names, load }) => names.split(' ').map((name) => [name, load] as const)))

const here: Record<string, Command> = {}

/** A command of a group that is here. */
export const lateCommand = (name: string): Command | undefined => (Object.hasOwn(here, name) ? here[name] : undefined)

/** Brings the groups of commands. @throws NotLoaded */
export async function bringCommands(commands: readonly Words[]): Promise<void> {
  for (const [name = ''] of commands) {
    const load = lateCommand(name.toLowerCase()) ? undefined : groupOf.get(name.toLowerCase())
    if (load) Object.assign(here, await load())
  }
}
