import { arrival } from '../arrival.ts'
import type { Flags } from '../cli/flags.ts'
import type { Attaching } from './attach.ts'
import { build, pull, push } from './images.ts'
import type { ComposeSession } from './compose-session.ts'
import type { CommandCall } from './command-call.ts'
import { prepare, up } from './up.ts'

/** A command of Compose that works on a project. Gives the exit status. */
export interface ComposeCommand {
  /** Whether what follows the first operand belongs to a program inside. */
  readonly optionsFirst?: true
  /** How many operands it takes, at least and at most. */
  readonly takes?: readonly [least: number, most: number]
  /** Whether the name of a project will do, without its files. */
  readonly byName?: true
  /** Long names of its options that are not simulated. */
  readonly refuses?: readonly string[]
  run(call: CommandCall): Promise<number>
}

type Work = (session: ComposeSession, flags: Flags, operands: readonly string[]) => Promise<number>

const on = (work: Work, more: Omit<ComposeCommand, 'run'> = {}): ComposeCommand => ({
  ...more,
  run: ({ session, flags, operands }) => work(session, flags, operands),
})

/** One of the commands that are loaded when one of them is first called. */
const later = (
  pick: (more: typeof import('./more.ts')) => Work,
  how: Omit<ComposeCommand, 'run'> = {},
): ComposeCommand =>
  on(
    async (session, ...given) => pick(await arrival(session.process.system, import('./more.ts')))(session, ...given),
    how,
  )

/** One of the usual verbs, which are loaded together. */
const usual = (
  pick: (verbs: typeof import('./verbs.ts')) => Work,
  how: Omit<ComposeCommand, 'run'> = {},
): ComposeCommand =>
  on(
    async (session, ...given) => pick(await arrival(session.process.system, import('./verbs.ts')))(session, ...given),
    how,
  )

const byName = { byName: true } as const

const servicesOf = (session: ComposeSession, names: readonly string[]): readonly string[] => {
  for (const name of names) session.checkService(name)
  return names.length > 0 ? names : Object.keys(session.services).toSorted()
}

/** The commands that work on a project, by name. */
export const projectCommands: Readonly<Record<string, ComposeCommand>> = {
  attach: later((more) => more.attachTo, { ...byName, takes: [1, 1] }),
  build: on((session, flags, names) => build(session, servicesOf(session, names), flags), {
    refuses: ['memory', 'ssh', 'builder'],
  }),
  cp: later((more) => more.copy, { ...byName, takes: [2, 2] }),
  create: {
    async run({ session, flags, operands, warn }) {
      const { make } = await prepare(session, flags, { names: operands, warn })
      await session.working('Running', make)
      return 0
    },
  },
  down: usual((verbs) => verbs.down, byName),
  events: later((more) => more.events, byName),
  exec: usual((verbs) => verbs.exec, { ...byName, optionsFirst: true }),
  images: usual((verbs) => verbs.images, byName),
  kill: usual((verbs) => verbs.kill, byName),
  logs: usual((verbs) => verbs.logs, byName),
  pause: usual((verbs) => verbs.pause, byName),
  port: usual((verbs) => verbs.port, { ...byName, takes: [2, 2] }),
  ps: usual((verbs) => verbs.ps, byName),
  pull: on(pull),
  push: on((session, flags, names) => push(session, servicesOf(session, names), flags)),
  restart: usual((verbs) => verbs.restart, byName),
  rm: usual((verbs) => verbs.rm, byName),
  run: {
    optionsFirst: true,
    takes: [1, Infinity],
    run: async (call) => (await arrival(call.session.process.system, import('./more.ts'))).runOnce(call),
  },
  scale: {
    takes: [1, Infinity],
    run: async (call) => (await arrival(call.session.process.system, import('./more.ts'))).scale(call),
  },
  start: usual((verbs) => verbs.start, byName),
  stats: later((more) => more.stats, { ...byName, takes: [0, 1] }),
  stop: usual((verbs) => verbs.stop, byName),
  top: later((more) => more.top, byName),
  unpause: usual((verbs) => verbs.unpause, byName),
  up: {
    run(call) {
      const { session, flags, operands, warn } = call
      const watching = async (): Promise<Attaching['watching']> =>
        (await arrival(session.process.system, import('./more.ts'))).watchBeside(call)
      return up(session, flags, { names: operands, warn, watching })
    },
  },
  watch: {
    run: async (call) => (await arrival(call.session.process.system, import('./more.ts'))).watch(call),
  },
  wait: later((more) => more.wait, { ...byName, takes: [1, Infinity] }),
}
