import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { Input } from '../../../shell/posix/input.ts'
import { gnu, type GnuProgram } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { aptCacheDeclaration, aptDeclaration, aptGetDeclaration } from './declaration.ts'
import { type Package, repository } from './repository.ts'
import { install, installedNames, remove } from './state.ts'

const TROUBLE = 100
const SOURCE = 'http://deb.debian.example/debian bookworm'
const READING = 'Reading package lists... Done\nBuilding dependency tree... Done\nReading state information... Done\n'
/** What dpkg says that it has read. */
const DATABASE = '(Reading database ... 6459 files and directories currently installed.)\n'

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const find = (wanted: string): Package | undefined => repository.find(({ name }) => name === wanted)

async function fail(process: GnuProcess, sentences: readonly string[]): Promise<number> {
  await process.write(2, sentences.map((sentence) => `E: ${sentence}\n`).join(''))
  return TROUBLE
}

function needsRoot(process: GnuProcess): Promise<number> | undefined {
  if (process.credentials.uid === 0) return undefined
  const lock = '/var/lib/dpkg/lock-frontend'
  return fail(process, [
    `Could not open lock file ${lock} - open (13: Permission denied)`,
    `Unable to acquire the dpkg frontend lock (${lock}), are you root?`,
  ])
}

const counts = (added: number, removed: number): string =>
  `0 upgraded, ${added} newly installed, ${removed} to remove and 0 not upgraded.\n`

const names = (packages: readonly Package[]): string => `  ${packages.map(({ name }) => name).join(' ')}\n`

/** Asks whether to go on; no answer is a no. */
async function confirmed(process: GnuProcess, { has }: Arguments): Promise<boolean> {
  if (has('y')) return true
  await process.print('Do you want to continue? [Y/n] ')
  const [answer] = (await new Input(process, process.file(0)).lines()) ?? ['n']
  if (/^\s*(y.*)?$/i.test(answer ?? 'n')) return true
  await process.print('Abort.\n')
  return false
}

/** The packages of these names, for root, who changes what is installed; a status when that cannot be, which has been said. */
async function located(process: GnuProcess, wanted: readonly string[]): Promise<readonly Package[] | number> {
  const refused = needsRoot(process)
  if (refused) return refused
  await process.print(READING)
  const missing = wanted.filter((name) => !find(name))
  if (missing.length > 0)
    return fail(
      process,
      missing.map((name) => `Unable to locate package ${name}`),
    )
  return wanted.flatMap((name) => find(name) ?? [])
}

async function installAll(process: GnuProcess, wanted: readonly string[], args: Arguments): Promise<number> {
  const packages = await located(process, wanted)
  if (typeof packages === 'number') return packages
  const present = installedNames(process)
  const fresh = packages.filter(({ name }) => !present.has(name))
  for (const { name, version } of packages.filter((one) => present.has(one.name)))
    await process.print(`${name} is already the newest version (${version}).\n`)
  if (fresh.length === 0) {
    await process.print(counts(0, 0))
    return 0
  }
  const size = fresh.reduce((sum, one) => sum + one.size, 0)
  const room = fresh.reduce((sum, one) => sum + one.installedSize, 0)
  await process.print(
    `The following NEW packages will be installed:\n${names(fresh)}${counts(fresh.length, 0)}` +
      `Need to get ${kilobytes(size)} of archives.\nAfter this operation, ${kilobytes(room)} of additional disk space will be used.\n`,
  )
  if (args.has('s')) return 0
  return unpack(process, fresh, size)
}

async function unpack(process: GnuProcess, fresh: readonly Package[], size: number): Promise<number> {
  for (const [at, { name, version, architecture, size: own }] of fresh.entries()) {
    await process.sleep(120)
    await process.print(`Get:${at + 1} ${SOURCE}/main amd64 ${name} ${architecture} ${version} [${kilobytes(own)}]\n`)
  }
  await process.print(`Fetched ${kilobytes(size)} in 0s (${Math.round(size / 120)} kB/s)\n`)
  for (const [at, one] of fresh.entries()) {
    const { name, version, architecture } = one
    const file = `${name}_${version.replace(':', '%3a')}_${architecture}.deb`
    await process.print(
      `Selecting previously unselected package ${name}.\n${at === 0 ? DATABASE : ''}` +
        `Preparing to unpack .../${file} ...\nUnpacking ${name} (${version}) ...\n`,
    )
    install(process, one)
  }
  for (const { name, version } of fresh) await process.print(`Setting up ${name} (${version}) ...\n`)
  return 0
}

async function removeAll(process: GnuProcess, wanted: readonly string[], args: Arguments): Promise<number> {
  const packages = await located(process, wanted)
  if (typeof packages === 'number') return packages
  const present = installedNames(process)
  const base = packages.find((one) => one.base)
  if (base) return fail(process, [`${base.name} belongs to the simulated machine and cannot be removed`])
  for (const { name } of packages.filter((one) => !present.has(one.name)))
    await process.print(`Package '${name}' is not installed, so not removed\n`)
  const gone = packages.filter(({ name }) => present.has(name))
  if (gone.length === 0) {
    await process.print(counts(0, 0))
    return 0
  }
  const room = gone.reduce((sum, one) => sum + one.installedSize, 0)
  await process.print(
    `The following packages will be REMOVED:\n${names(gone)}${counts(0, gone.length)}After this operation, ${kilobytes(room)} disk space will be freed.\n`,
  )
  if (!(await confirmed(process, args))) return 1
  await process.print(DATABASE)
  for (const one of gone) {
    await process.print(`Removing ${one.name} (${one.version}) ...\n`)
    remove(process, one)
  }
  return 0
}

async function update(process: GnuProcess): Promise<number> {
  if (process.credentials.uid !== 0) {
    await process.print('Reading package lists... Done\n')
    const directory = '/var/lib/apt/lists/'
    return fail(process, [
      `Could not open lock file ${directory}lock - open (13: Permission denied)`,
      `Unable to lock directory ${directory}`,
    ])
  }
  await process.sleep(200)
  await process.print(`Hit:1 ${SOURCE} InRelease\n${READING}All packages are up to date.\n`)
  return 0
}

async function upgrade(process: GnuProcess): Promise<number> {
  const refused = needsRoot(process)
  if (refused) return refused
  await process.print(`${READING}Calculating upgrade... Done\n${counts(0, 0)}`)
  return 0
}

const headline = (process: GnuProcess, { name, version, architecture }: Package): string => {
  const here = installedNames(process).has(name)
  return `${name}/stable${here ? ',now' : ''} ${version} ${architecture}${here ? ' [installed]' : ''}\n`
}

async function list(process: GnuProcess, wanted: readonly string[], { has }: Arguments): Promise<number> {
  const present = installedNames(process)
  const shown = repository.filter(
    ({ name }) =>
      (wanted.length === 0 || wanted.includes(name)) && (!has('i') || present.has(name)) && !has('upgradable'),
  )
  await process.print(`Listing... Done\n${shown.map((one) => headline(process, one)).join('')}`)
  return 0
}

async function search(process: GnuProcess, wanted: readonly string[]): Promise<number> {
  if (wanted.length === 0) return fail(process, ['You must give at least one search pattern'])
  const fits = ({ name, summary }: Package): boolean =>
    wanted.every((word) => `${name} ${summary}`.toLowerCase().includes(word.toLowerCase()))
  const found = repository.filter(fits)
  const cache = process.name === 'apt-cache'
  const lines = found.map((one) =>
    cache ? `${one.name} - ${one.summary}\n` : `${headline(process, one)}  ${one.summary}\n\n`,
  )
  await process.print((cache ? '' : 'Sorting... Done\nFull Text Search... Done\n') + lines.join(''))
  return 0
}

async function show(process: GnuProcess, wanted: readonly string[]): Promise<number> {
  let status = 0
  for (const word of wanted) {
    const one = find(word)
    if (!one) {
      status = await fail(process, ['No packages found'])
      continue
    }
    await process.print(
      `Package: ${one.name}\nVersion: ${one.version}\nArchitecture: ${one.architecture}\nInstalled-Size: ${kilobytes(one.installedSize)}\n` +
        `Download-Size: ${kilobytes(one.size)}\nAPT-Sources: ${SOURCE}/main amd64 Packages\nDescription: ${one.summary}\n\n`,
    )
  }
  return status
}

type Command = (process: GnuProcess, wanted: readonly string[], args: Arguments) => Promise<number>

const commands: Readonly<Record<string, Command>> = {
  install: installAll,
  reinstall: installAll,
  remove: removeAll,
  purge: removeAll,
  update,
  upgrade,
  'full-upgrade': upgrade,
  'dist-upgrade': upgrade,
  autoremove: upgrade,
  list,
  search,
  show,
}

const program = (declaration: ProgramDeclaration): GnuProgram =>
  gnu({
    ...declaration,
    run: async (process, args) => {
      const [word, ...wanted] = args.operands
      if (word === undefined) {
        await process.print(`Usage: ${declaration.name} [options] command\n`)
        return 0
      }
      // apt says so wherever it does not speak to a person
      if (declaration.name === 'apt' && process.file(1).type !== 'terminal')
        await process.write(2, '\nWARNING: apt does not have a stable CLI interface. Use with caution in scripts.\n\n')
      if (word === 'clean' || word === 'autoclean') return 0
      const command = commands[word]
      return command ? command(process, wanted, args) : fail(process, [`Invalid operation ${word}`])
    },
  })

export const apt = program(aptDeclaration)
export const aptGet = program(aptGetDeclaration)
export const aptCache = program(aptCacheDeclaration)
