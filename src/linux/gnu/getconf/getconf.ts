import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { memoryNow } from '../library/process-list.ts'
import { ownWords } from '../library/own-words.ts'
import { type Variable, variables } from './variables.ts'

const PAGE_KIB = 4
const USAGE = 'Usage: getconf [-v specification] variable_name [pathname]\n       getconf -a [pathname]\n'
/** How wide the names are in the list of all. */
const WIDTH = 34
/** How many processes and waiting signals somebody may have, by the memory of the machine: a page of each for two of them. */
const processLimit = ({ system: { hardware } }: GnuProcess): number => Math.floor(hardware.memory.total / 256)

/** What only the machine knows. */
const known: Readonly<Record<string, (process: GnuProcess) => string | number>> = {
  PATH: () => '/bin:/usr/bin',
  CS_PATH: () => '/bin:/usr/bin',
  GNU_LIBC_VERSION: () => 'glibc 2.36',
  GNU_LIBPTHREAD_VERSION: () => 'NPTL 2.36',
  OPEN_MAX: ({ openFiles: { soft } }) => soft,
  _POSIX_OPEN_MAX: ({ openFiles: { soft } }) => soft,
  CHILD_MAX: processLimit,
  _POSIX_CHILD_MAX: processLimit,
  SIGQUEUE_MAX: processLimit,
  _NPROCESSORS_CONF: ({ system: { hardware } }) => hardware.processors,
  _NPROCESSORS_ONLN: ({ system: { hardware } }) => hardware.usable ?? hardware.processors,
  _PHYS_PAGES: ({ system: { hardware } }) => Math.floor(hardware.memory.total / PAGE_KIB),
  _AVPHYS_PAGES: (process) => Math.floor(memoryNow(process).free / PAGE_KIB),
}

function valueOf(process: GnuProcess, { name, value }: Variable): string | undefined {
  return value === '?' ? String(known[name]?.(process) ?? '') : value
}

async function usage(process: GnuProcess): Promise<number> {
  await process.write(2, USAGE)
  return 2
}

/** Whether a path is there for pathconf(3); says so where it is not. */
async function isThere(process: GnuProcess, path: string): Promise<boolean> {
  const stat = attempt(() => process.system.fs.stat(resolvePath(process, path)))
  if (!(stat instanceof FileSystemError)) return true
  await process.complain(`pathconf: ${path}: ${stat.message}`)
  return false
}

async function tellAll(process: GnuProcess): Promise<number> {
  const lines = variables.map((one) => `${one.name.padEnd(WIDTH)} ${valueOf(process, one) ?? ''}\n`)
  await process.print(lines.join(''))
  return 0
}

async function tellOne(process: GnuProcess, name: string, path: string | undefined): Promise<number> {
  const variable = variables.find((one) => one.name === name)
  if (!variable || (path !== undefined && variable.teller !== 'path')) {
    if (variable) return usage(process)
    await process.complain(`Unrecognized variable \`${name}'`)
    return 2
  }
  if (variable.teller === 'path' && path === undefined) return usage(process)
  if (path !== undefined && !(await isThere(process, path))) return 3
  await process.print(`${valueOf(process, variable) ?? 'undefined'}\n`)
  return 0
}

/** getconf(1): limits and settings of the system. */
export const getconf = ownWords(
  {
    name: 'getconf',
    options: [{ short: 'a' }, { short: 'v', value: { name: 'ENVIRONMENT', kind: 'text' } }],
    operands: [
      { name: 'VARIABLE', kind: 'text', optional: true },
      { name: 'PATH', kind: 'path', optional: true },
    ],
  },
  async (process, words) => {
    const [first = ''] = words
    const taken = /^-v./.test(first) ? 1 : first === '-v' ? 2 : 0
    const [name, path, extra] = words.slice(taken)
    if (name === undefined || extra !== undefined) return usage(process)
    // limits of files are the same everywhere
    return name === '-a' ? tellAll(process) : tellOne(process, name, path)
  },
)
