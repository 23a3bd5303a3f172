import type { DockerOption, Flags } from '../cli/flags.ts'
import { switchOption } from '../cli/flags.ts'
import { Complaint } from './complaint.ts'
import { down, downOptions } from './down.ts'
import { exec, execOptions } from './exec.ts'
import { build, pull } from './images.ts'
import { kill, killOptions, restart, restartOptions, rm, rmOptions, start, stop, stopOptions } from './lifecycle.ts'
import { images, imagesOptions, port, portOptions, ps, psOptions } from './listings.ts'
import { logs, logsOptions } from './logs.ts'
import { allOf } from './order.ts'
import type { ComposeSession } from './session.ts'
import { createOptions, prepare, up, upOptions, type Warn } from './up.ts'
import { mappingOf } from './value.ts'

/** What a command is called with. */
export interface CommandCall {
  readonly session: ComposeSession
  readonly flags: Flags
  readonly operands: readonly string[]
  readonly warn: Warn
}

/** A command of Compose that works on a project. Gives the exit status. */
export interface ComposeCommand {
  readonly options: readonly DockerOption[]
  /** What its usage line shows after its name; `[OPTIONS] [SERVICE...]` when absent. */
  readonly usage?: string
  /** Whether what follows the first operand belongs to a program inside. */
  readonly optionsFirst?: true
  run(call: CommandCall): Promise<number>
}

type Work = (session: ComposeSession, flags: Flags, operands: readonly string[]) => Promise<number>

const on = (options: readonly DockerOption[], work: Work): ComposeCommand => ({
  options,
  run: ({ session, flags, operands }) => work(session, flags, operands),
})

const servicesOf = (session: ComposeSession, names: readonly string[]): readonly string[] => {
  for (const name of names) session.checkService(name)
  return names.length > 0 ? names : Object.keys(session.services).toSorted()
}

/** Nothing is pushed: there is no registry beyond the offline Hub. */
async function push(session: ComposeSession, _flags: Flags, names: readonly string[]): Promise<number> {
  const tellOf = async (name: string): Promise<void> => {
    const service = mappingOf(session.services[name])
    if (service['build'] === undefined || service['image'] !== undefined)
      throw new Complaint('docker compose push exists in Docker, but this playground does not simulate it.', 1)
    await session.tell({ id: name, text: 'Skipped', stage: 'done' })
  }
  await session.working('Pushing', () => allOf(servicesOf(session, names).map(tellOf)))
  return 0
}

/** The commands that work on a project, by name. */
export const projectCommands: Readonly<Record<string, ComposeCommand>> = {
  build: on([switchOption('no-cache', 'Do not use cache when building the image')], (session, flags, names) =>
    build(session, servicesOf(session, names), flags.has('no-cache')),
  ),
  create: {
    options: createOptions,
    async run({ session, flags, operands, warn }) {
      const { make } = await prepare(session, flags, { names: operands, warn })
      await session.working('Running', make)
      return 0
    },
  },
  down: { ...on(downOptions, down), usage: '[OPTIONS] [SERVICES]' },
  exec: { ...on(execOptions, exec), optionsFirst: true, usage: '[OPTIONS] SERVICE COMMAND [ARGS...]' },
  images: on(imagesOptions, images),
  kill: on(killOptions, kill),
  logs: on(logsOptions, logs),
  port: { ...on(portOptions, port), usage: '[OPTIONS] SERVICE PRIVATE_PORT' },
  ps: on(psOptions, ps),
  pull: on([], (session, _flags, names) => pull(session, servicesOf(session, names))),
  push: on([], push),
  restart: on(restartOptions, restart),
  rm: on(rmOptions, rm),
  start: on([], start),
  stop: on(stopOptions, stop),
  up: {
    options: upOptions,
    run: ({ session, flags, operands, warn }) => up(session, flags, { names: operands, warn }),
  },
}
