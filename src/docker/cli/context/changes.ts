import { currentContext, DEFAULT_CONTEXT, findContext, noContextText } from '../context-store.ts'
import { valueOption } from '../flags.ts'
import type { Call, ListedSubcommand } from '../subcommand.ts'
import { dockerOption, endpointFrom } from './endpoint.ts'
import { fail } from './fail.ts'
import { keepContext } from './stored.ts'

const TEXT = { name: 'string', kind: 'text' } as const
const NAME = /^[a-zA-Z0-9][a-zA-Z0-9_.+-]+$/
const descriptionOption = valueOption('description', TEXT, 'what it is')

/** Why a context may not have this name. */
export function badContextName(name: string): string | undefined {
  if (name === '') return 'context name cannot be empty'
  if (name === DEFAULT_CONTEXT) return '"default" is a reserved context name'
  return NAME.test(name)
    ? undefined
    : `context name "${name}" is invalid, names are validated against regexp "${NAME.source}"`
}

/** Why no context of this name can be made. */
export function badNewContext({ process }: Call, name: string): string | undefined {
  const taken = findContext(process.system, name) ? `context "${name}" already exists` : undefined
  return badContextName(name) ?? taken
}

async function done({ process }: Call, name: string, what: string): Promise<number> {
  await process.stdout.write(`${name}\n`)
  await process.stderr.write(`Successfully ${what} context "${name}"\n`)
  return 0
}

export const contextCreate: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTEXT',
    takes: [1, 1],
    description: ['Gives a daemon a name: the one that is used now, where no other is described.'],
    options: [descriptionOption, dockerOption, valueOption('from', TEXT, 'make it like this context')],
    operands: [{ name: 'CONTEXT', kind: 'text' }],
  },
  async run(call) {
    const { process, operands, flags } = call
    const { system } = process
    const [name = ''] = operands
    const bad = badNewContext(call, name)
    if (bad !== undefined) return fail(call, bad)
    const isDescribed = flags.has('docker')
    if (isDescribed && flags.has('from')) return fail(call, 'cannot use --docker flag when --from is set')
    const from = flags.value('from') ?? currentContext(system)
    const model = findContext(system, from)
    if (!isDescribed && !model) return fail(call, noContextText(system, from))
    const endpoint = isDescribed ? endpointFrom(call) : { ...model, host: model?.host ?? '' }
    if (typeof endpoint === 'string') return fail(call, `unable to create docker endpoint config: ${endpoint}`)
    const inherited = isDescribed || from === DEFAULT_CONTEXT ? '' : (model?.description ?? '')
    keepContext(system, { ...endpoint, name, description: flags.value('description') ?? inherited })
    return done(call, name, 'created')
  },
}

export const contextUpdate: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTEXT',
    takes: [1, 1],
    description: ['Changes what is known of a context.'],
    options: [descriptionOption, dockerOption],
    operands: [{ name: 'CONTEXT', kind: 'text' }],
  },
  async run(call) {
    const { process, operands, flags } = call
    const { system } = process
    const [name = ''] = operands
    const bad = badContextName(name)
    if (bad !== undefined) return fail(call, bad)
    const known = findContext(system, name)
    if (!known) return fail(call, noContextText(system, name))
    const endpoint = flags.has('docker') ? endpointFrom(call) : known
    if (typeof endpoint === 'string') return fail(call, `unable to create docker endpoint config: ${endpoint}`)
    keepContext(system, { ...endpoint, name, description: flags.value('description') || known.description })
    return done(call, name, 'updated')
  },
}
