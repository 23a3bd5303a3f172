import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import { installed, known, lay, type Store, takeAway, writeList } from './packages.ts'
import { asTyped, type KnownOptions, type OptionProblem, readOptions } from './sql/client-options.ts'

const redHat: Store = { family: 'red-hat', programs: '/usr/bin', list: '/var/lib/rpm/installed' }

/** dnf after it has resolved what is wanted: what goes in or out, and that it is done. */
async function dnfDone(process: GnuProcess, title: string, deed: string, names: readonly string[]): Promise<void> {
  const count = `${names.length} Package${names.length === 1 ? '' : 's'}`
  const rows = names.map((name) => `  ${name}\n`).join('')
  await process.print(`Dependencies resolved.\n\nTransaction Summary\n${deed}  ${count}\n\n`)
  await process.sleep(60)
  await process.print(`${title}:\n${rows}\nComplete!\n`)
}

/** What `-y` leaves out: the question, to which nobody answers yes. */
async function dnfAborted(process: GnuProcess, confirmed: boolean): Promise<boolean> {
  if (confirmed) return false
  await process.print('Is this ok [y/N]: Operation aborted.\n')
  return true
}

async function dnfInstall(process: GnuProcess, names: readonly string[], confirmed: boolean): Promise<number> {
  const missing = names.filter((name) => known(name) === undefined)
  for (const name of missing) await process.print(`No match for argument: ${name}\n`)
  if (missing.length > 0) {
    await process.write(2, `Error: Unable to find a match: ${missing.join(' ')}\n`)
    return 1
  }
  const before = installed(process, redHat)
  const added = names.filter((name) => !before.includes(name))
  for (const name of names.filter((one) => before.includes(one)))
    await process.print(`Package ${name} is already installed.\n`)
  if (added.length === 0) return (await process.print('Dependencies resolved.\nNothing to do.\nComplete!\n'), 0)
  if (await dnfAborted(process, confirmed)) return 1
  for (const name of added) lay(process, redHat, name)
  writeList(process, redHat, [...before, ...added])
  await dnfDone(process, 'Installed', 'Install', added)
  return 0
}

async function dnfRemove(process: GnuProcess, names: readonly string[], confirmed: boolean): Promise<number> {
  const before = installed(process, redHat)
  const gone = names.filter((name) => before.includes(name))
  for (const name of names.filter((one) => !gone.includes(one))) await process.print(`No match for argument: ${name}\n`)
  if (gone.length === 0)
    return (
      await process.print('No packages marked for removal.\nDependencies resolved.\nNothing to do.\nComplete!\n'),
      0
    )
  if (await dnfAborted(process, confirmed)) return 1
  for (const name of gone) takeAway(process, redHat, name)
  writeList(
    process,
    redHat,
    before.filter((name) => !gone.includes(name)),
  )
  await dnfDone(process, 'Removed', 'Remove', gone)
  return 0
}

const OPTIONS: KnownOptions = {
  taken: 'y,assumeyes',
  inert:
    'q,quiet v,verbose b,best nobest allowerasing skip-broken nogpgcheck nodocs refresh noplugins obsoletes c,config= setopt= enablerepo= ' +
    'releasever= color= d,debuglevel= e,errorlevel= R,randomwait= security bugfix enhancement newpackage noautoremove',
  absent:
    'assumeno downloadonly downloaddir= installroot= x,exclude,excludepkgs= disablerepo= repo,repoid= repofrompath= enableplugin= ' +
    'disableplugin= forcearch= advisory,advisories= cacheonly C h,help,help-cmd version 4 6 comment= rpmverbosity= disableexcludes= ' +
    'showduplicates destdir= sec-severity,secseverity= transient',
}

/** What dnf says of an option. */
function complaint({ type, name }: OptionProblem): string {
  if (type === 'not-simulated') return `the option ${asTyped(name)} is not simulated here`
  return type === 'unknown'
    ? `unrecognized arguments: ${asTyped(name)}`
    : `argument ${asTyped(name)}: expected one argument`
}

/** dnf and yum: install, remove, update, upgrade, makecache, clean. */
export const dnf = (name: string): GnuProgram => ({
  declaration: { name },
  async run(process) {
    const { options, words, problem } = readOptions(process.argv.slice(1), OPTIONS)
    if (problem) {
      await process.write(2, `Command line error: ${complaint(problem)}\n`)
      return 1
    }
    const [command = '', ...names] = words
    const confirmed = options.has('y')
    switch (command) {
      case 'install':
      case 'reinstall':
        return dnfInstall(process, names, confirmed)
      case 'remove':
      case 'erase':
        return dnfRemove(process, names, confirmed)
      case 'update':
      case 'upgrade':
      case 'autoremove':
        await process.print('Dependencies resolved.\nNothing to do.\nComplete!\n')
        return 0
      case 'makecache':
        await process.print('Metadata cache created.\n')
        return 0
      case 'clean':
        await process.print('0 files removed\n')
        return 0
      default:
        await process.complain(`${command} is not simulated; install, remove, update, upgrade, makecache and clean are`)
        return 1
    }
  },
})
