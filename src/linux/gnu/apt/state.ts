import { programText } from '../../../shell/posix/exec.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { type Package, repository } from './repository.ts'

/** Where dpkg keeps what is installed. */
const STATUS = '/var/lib/dpkg/status'
const root = { uid: 0, gid: 0 }

const pathOf = (program: string): string => `/usr/bin/${program}`

/** The names of what is installed; what the machine began with when the file does not say. */
export function installedNames({ system: { fs } }: GnuProcess): ReadonlySet<string> {
  const file = attempt(() => textOf(fs.readFile(STATUS)))
  const text = file instanceof FileSystemError ? '' : file
  const named = [...text.matchAll(/^Package: (\S+)\nStatus: install ok installed$/gm)].map(([, name = '']) => name)
  return new Set([...repository.filter((one) => one.base).map(({ name }) => name), ...named])
}

const entry = ({ name, version, architecture, summary, installedSize }: Package): string =>
  `Package: ${name}\nStatus: install ok installed\nInstalled-Size: ${Math.ceil(installedSize / 1024)}\nArchitecture: ${architecture}\nVersion: ${version}\nDescription: ${summary}\n\n`

function keep(process: GnuProcess, names: ReadonlySet<string>): void {
  const { fs } = process.system
  fs.mkdirAll('/var/lib/dpkg', { owner: root })
  const text = repository
    .filter(({ name }) => names.has(name))
    .map(entry)
    .join('')
  fs.writeFile(STATUS, text, { owner: root })
}

/** Lays a package's files. @throws FileSystemError when the process may not */
export function install(process: GnuProcess, wanted: Package): void {
  for (const program of wanted.programs)
    process.system.fs.writeFile(pathOf(program), programText(program), { owner: root, mode: 0o755 })
  keep(process, new Set([...installedNames(process), wanted.name]))
}

/** Takes a package's files away. @throws FileSystemError when the process may not */
export function remove(process: GnuProcess, gone: Package): void {
  const { fs } = process.system
  for (const program of gone.programs) if (fs.exists(pathOf(program))) fs.unlink(pathOf(program))
  keep(process, new Set([...installedNames(process)].filter((name) => name !== gone.name)))
}

/** The files of a package. */
export const filesOf = ({ programs }: Package): readonly string[] => ['/.', '/usr', '/usr/bin', ...programs.map(pathOf)]
