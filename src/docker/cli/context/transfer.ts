import { atOnce } from '../../../base/work.ts'
import { decodeUtf8, encodeUtf8 } from '../../../host.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { type ArchiveMember, readArchive, writeArchive } from '../../../linux/ustar.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { fileOfHost, inputOf } from '../archive-files.ts'
import { contextIn, findContext, noContextText, type StoredContext } from '../context-store.ts'
import { parseJson } from '../../settings/settings.ts'
import type { ListedSubcommand } from '../subcommand.ts'
import { badNewContext } from './changes.ts'
import { fail } from './fail.ts'
import { keepContext, metaOf } from './stored.ts'

const META = 'meta.json'
const TLS = 'tls/docker/'

const member = (name: string, text: string): ArchiveMember => ({
  name,
  type: name.endsWith('/') ? 'directory' : 'file',
  mode: name.endsWith('/') ? 0o700 : 0o644,
  uid: 0,
  gid: 0,
  owner: '',
  group: '',
  mtime: 0,
  content: encodeUtf8(text),
})

function archiveOf(context: StoredContext): Uint8Array {
  const tls = Object.entries(context.tls ?? {})
  return atOnce(
    writeArchive([
      member(META, JSON.stringify(metaOf(context))),
      member('tls/', ''),
      ...(tls.length > 0 ? [member(TLS, '')] : []),
      ...tls.map(([name, text]) => member(TLS + name, text)),
    ]),
  )
}

export const contextExport: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTEXT [FILE|-]',
    takes: [1, 2],
    description: ['Writes a context into an archive, CONTEXT.dockercontext where no file is named.'],
    options: [],
    operands: [
      { name: 'CONTEXT', kind: 'text' },
      { name: 'FILE', kind: 'file', optional: true },
    ],
  },
  async run(call) {
    const { process, operands } = call
    const { fs, client } = process.system
    const [name = '', file = `${name}.dockercontext`] = operands
    const context = findContext(process.system, name)
    if (!context) return fail(call, noContextText(process.system, name))
    if (file === '-') {
      if (client?.outputIsTerminal ?? true)
        return fail(call, 'cowardly refusing to export to a terminal, please specify a file path')
      await process.stdout.write(archiveOf(context))
      return 0
    }
    const path = fromDirectory(process.cwd, file)
    if (fs.exists(path)) return fail(call, `open ${file}: file exists`)
    const written = attempt(() => fs.writeFile(path, archiveOf(context), { mode: 0o600 }))
    if (written instanceof FileSystemError) return fail(call, `open ${file}: ${written.message.toLowerCase()}`)
    await process.stderr.write(`Written file ${JSON.stringify(file)}\n`)
    return 0
  },
}

/** The context in an archive; the reason where there is none. */
function contextOf(archive: Uint8Array): StoredContext | string {
  const members = (atOnce(readArchive(archive)) ?? []).filter(({ type }) => type === 'file')
  const odd = members.find(({ name }) => name !== META && !name.startsWith('tls/'))
  if (odd) return `${odd.name}: unexpected context file`
  const meta = members.find(({ name }) => name === META)
  if (!meta) return 'invalid context: no metadata found'
  const context = contextIn(parseJson(decodeUtf8(meta.content)))
  const tls = members.filter(({ name }) => name.startsWith(TLS))
  return context
    ? {
        ...context,
        tls: Object.fromEntries(tls.map(({ name, content }) => [name.slice(TLS.length), decodeUtf8(content)])),
      }
    : 'invalid context: no metadata found'
}

export const contextImport: ListedSubcommand = {
  declaration: {
    usage: 'CONTEXT FILE|-',
    takes: [2, 2],
    description: ['Reads a context that docker context export has written, and gives it a name.'],
    options: [],
    operands: [
      { name: 'CONTEXT', kind: 'text' },
      { name: 'FILE', kind: 'file' },
    ],
  },
  async run(call) {
    const { process, operands } = call
    const [name = '', file = ''] = operands
    const bad = badNewContext(call, name)
    if (bad !== undefined) return fail(call, bad)
    const archive = file === '-' ? await inputOf(call) : fileOfHost(call, file)
    if (typeof archive === 'string') return fail(call, archive)
    const context = contextOf(archive)
    if (typeof context === 'string') return fail(call, context)
    keepContext(process.system, { ...context, name })
    await process.stdout.write(`${name}\n`)
    await process.stderr.write(`Successfully imported context "${name}"\n`)
    return 0
  },
}
