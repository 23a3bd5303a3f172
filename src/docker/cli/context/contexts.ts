import {
  currentContext,
  DEFAULT_CONTEXT,
  directoriesOf,
  findContext,
  noContextText,
  type StoredContext,
} from '../context-store.ts'
import { readSettings, writeSettings } from '../../settings/settings.ts'
import { fail } from './fail.ts'
import { forgetContext, listContexts, metaOf } from './stored.ts'
import { switchOption, valueOption } from '../flags.ts'
import { CONTEXT_TABLE, contextHeadings, contextRow } from '../format/contexts.ts'
import { printRows } from '../format/print.ts'
import type { DockerHost } from '../../docker-host.ts'
import { inspectAll, templateOption } from '../inspect.ts'
import { goJson } from '../template/value.ts'
import type { Call, ListedSubcommand } from '../subcommand.ts'

const TEXT = { name: 'string', kind: 'text' } as const

export const contextLs: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Lists the daemons that the client knows by a name.'],
    options: [valueOption('format', TEXT, 'print each after a template'), switchOption('q,quiet', 'show only names')],
  },
  run(call) {
    const { system } = call.process
    const current = currentContext(system)
    const rows = listContexts(system).map(({ name, description, host }) =>
      contextRow({ Name: name, Description: description, DockerEndpoint: host, Current: name === current, Error: '' }),
    )
    return printRows(call, { table: CONTEXT_TABLE, quiet: '{{.Name}}', headings: contextHeadings }, rows)
  },
}

export const contextShow: ListedSubcommand = {
  declaration: { usage: '', takes: [0, 0], description: ['Prints the name of the context that is used.'], options: [] },
  async run({ process }) {
    await process.stdout.write(`${currentContext(process.system)}\n`)
    return 0
  },
}

function useContext({ process: { system } }: Call, name: string): void {
  const { currentContext: _current, ...rest } = readSettings(system)
  writeSettings(system, name === DEFAULT_CONTEXT ? rest : { ...rest, currentContext: name })
}

export const contextUse: ListedSubcommand = {
  declaration: {
    usage: 'CONTEXT',
    takes: [1, 1],
    description: ['Uses another context from now on.'],
    options: [],
    operands: [{ name: 'CONTEXT', kind: 'text' }],
  },
  async run(call) {
    const { process, operands } = call
    const [name = ''] = operands
    if (!findContext(process.system, name)) return fail(call, noContextText(process.system, name))
    useContext(call, name)
    await process.stdout.write(`${name}\n`)
    await process.stderr.write(`Current context is now "${name}"\n`)
    return 0
  },
}

export const contextRm: ListedSubcommand = {
  declaration: {
    usage: 'CONTEXT [CONTEXT...]',
    takes: [1, Infinity],
    description: ['Forgets contexts.'],
    options: [switchOption('f,force', 'forget also the one that is used')],
    operands: [{ name: 'CONTEXT', kind: 'text', repeated: true }],
  },
  async run(call) {
    const { process, operands, flags } = call
    const { system } = process
    const reasons: string[] = []
    for (const name of operands) {
      if (name === DEFAULT_CONTEXT) reasons.push('default: context "default" cannot be removed')
      else if (!findContext(system, name)) {
        if (!flags.has('force')) reasons.push(noContextText(system, name))
      } else if (name === currentContext(system) && !flags.has('force'))
        reasons.push(`${name}: context is in use, set -f flag to force remove`)
      else {
        if (name === currentContext(system)) useContext(call, DEFAULT_CONTEXT)
        forgetContext(system, name)
        await process.stdout.write(`${name}\n`)
      }
    }
    return reasons.length > 0 ? fail(call, reasons.join('\n')) : 0
  },
}

/** A context as `docker context inspect` shows it: the usual one is nowhere in files. */
function describe(host: DockerHost, context: StoredContext): object {
  const { name, tls = {} } = context
  const isKept = name !== DEFAULT_CONTEXT
  const { meta, tls: certificates } = directoriesOf(host, name)
  return {
    ...metaOf(isKept ? context : { ...context, description: '' }),
    TLSMaterial: Object.keys(tls).length > 0 ? { docker: Object.keys(tls) } : {},
    Storage: { MetadataPath: isKept ? meta : '<IN MEMORY>', TLSPath: isKept ? certificates : '<IN MEMORY>' },
  }
}

export const contextInspect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] [CONTEXT] [CONTEXT...]',
    takes: [0, Infinity],
    description: ['Shows all that is known of contexts: the one that is used, where none is named.'],
    options: [templateOption],
    operands: [{ name: 'CONTEXT', kind: 'text', repeated: true, optional: true }],
  },
  async run(call) {
    const { system } = call.process
    const names = call.operands.length > 0 ? call.operands : [currentContext(system)]
    const contexts = names.map((name) => findContext(system, name))
    const missing = names.find((_name, at) => !contexts[at])
    if (missing !== undefined) {
      await call.process.stdout.write('[]\n')
      return fail(call, noContextText(system, missing))
    }
    const known = new Map(contexts.flatMap((context) => (context ? [[context.name, context] as const] : [])))
    const described = (name: string): object => {
      const context = known.get(name)
      return context ? describe(system, context) : {}
    }
    return inspectAll({ ...call, operands: names }, described, goJson)
  },
}
