import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { directoryName } from '../../path.ts'
import { backupOf } from './backup.ts'
import { Copier, type CopyOptions } from './copying.ts'
import { type Placement, placementOperands, placements } from './destination.ts'
import { makeDirectories } from '../mkdir/mkdir.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { matchArgument } from '../library/argument-match.ts'
import { quoteAlways } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const ALL = ['mode', 'ownership', 'timestamps', 'links']
const USUAL = ALL.slice(0, 3)

/** What may be preserved; of a file here there are no other attributes, and no security context. */
const ATTRIBUTES = ['mode', 'timestamps', 'ownership', 'links', 'context', 'xattr', 'all'] as const

/** The attributes that a list names. @throws Failure */
function attributesOf(option: 'preserve' | 'no-preserve', list: string): readonly string[] {
  const words = list.split(',').map((word) => matchArgument({ program: 'cp', option, possible: ATTRIBUTES }, word))
  if (option === 'preserve' && words.includes('context'))
    throw new Failure('cannot preserve security context without an SELinux-enabled kernel')
  return words.flatMap((word) => (word === 'all' ? ALL : word))
}

function preserved({ given }: Arguments): ReadonlySet<string> {
  const kept = new Set<string>()
  for (const { name, value } of given) {
    if (name === 'preserve' && value !== undefined) for (const word of attributesOf(name, value)) kept.add(word)
    else if (name === 'p' || name === 'preserve') for (const word of USUAL) kept.add(word)
    else if (name === 'a') for (const word of ALL) kept.add(word)
    else if (name === 'd') kept.add('links')
    else if (name === 'no-preserve') for (const word of attributesOf(name, value ?? '')) kept.delete(word)
  }
  return kept
}

const isDirectory = (process: GnuProcess, path: string): boolean =>
  process.system.fs.peek(resolvePath(process, path))?.type === 'directory'

const reflinkOf = (when = 'always'): string =>
  matchArgument({ program: 'cp', option: 'reflink', possible: ['auto', 'always', 'never'] }, when)

function followed({ given }: Arguments, recursive: boolean): CopyOptions['follow'] {
  const last = given.findLast(({ name }) => 'LHPda'.includes(name) && name.length === 1)?.name
  if (last === 'L') return 'all'
  if (last === 'H') return 'operands'
  return last !== undefined || recursive ? 'none' : 'all'
}

/** Of -i, -n and -f, which also says what to do when there are more: the last one decides between -i and -n. */
export function overwriting({ given }: Pick<Arguments, 'given'>): CopyOptions['overwrite'] {
  const last = given.findLast(({ name }) => name === 'i' || name === 'n')?.name
  if (last === undefined) return 'yes'
  return last === 'i' ? 'ask' : 'no'
}

function optionsOf(process: GnuProcess, args: Arguments): CopyOptions {
  const { has } = args
  const recursive = has('r') || has('R') || has('a')
  return {
    recursive,
    follow: followed(args, recursive),
    overwrite: overwriting(args),
    update: has('u'),
    verbose: has('v'),
    force: has('f'),
    removeFirst: has('remove-destination'),
    attributesOnly: has('attributes-only'),
    oneFileSystem: has('x'),
    link: has('l') ? 'hard' : has('s') ? 'symbolic' : undefined,
    preserve: preserved(args),
    backup: backupOf(process, args),
  }
}

/** Makes the directories that --parents wants above a copy; undefined when that failed. */
async function under(process: GnuProcess, directory: string, source: string): Promise<Placement | undefined> {
  const target = `${directory.replace(/\/+$/, '')}/${source.replace(/^\/+/, '')}`
  const unmade = await makeDirectories(process, directoryName(target))
  if (!unmade) return { source, target }
  await process.complain(`cannot make directory ${quoteAlways(unmade.prefix)}: ${unmade.error.message}`)
  return undefined
}

/** cp(1) */
export const cp = gnu({
  name: 'cp',
  options: optionList(
    'a,archive attributes-only b backup[=CONTROL] d f,force i,interactive H l,link L,dereference n,no-clobber P,no-dereference p ' +
      'preserve[=LIST] no-preserve=LIST parents R,recursive r s,symbolic-link S,suffix=SUFFIX t,target-directory=DIR ' +
      'T,no-target-directory u,update v,verbose remove-destination reflink[=WHEN] strip-trailing-slashes x,one-file-system',
  ),
  refused: optionList('copy-contents sparse=WHEN Z,context'),
  operands: placementOperands,
  async run(process, args) {
    if (args.has('reflink') && reflinkOf(args.value('reflink')) === 'always')
      throw new Failure("option '--reflink=always' is not simulated here: files share nothing on this disk")
    const all = await placements(process, args)
    if (!all) return 1
    if (args.has('parents') && !isDirectory(process, args.value('t') ?? args.operands.at(-1) ?? ''))
      throw new UsageError('with --parents, the destination must be a directory')
    const copier = new Copier(process, optionsOf(process, args))
    const last = args.value('t') ?? args.operands.at(-1) ?? ''
    for (const placement of all) {
      const place = args.has('parents') ? await under(process, last, placement.source) : placement
      if (place) await copier.copy(place)
      else copier.failed = true
    }
    return copier.failed ? 1 : 0
  },
})
