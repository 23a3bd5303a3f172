import { joined, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments, WrittenOption } from '../../../shell/posix/getopt.ts'
import { part } from '../../../shell/later.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { type ArchiveFormat, type ArchiveMember, BLOCK, RECORD } from '../../ustar.ts'
import { optionList } from '../library/options.ts'
import { parseSize } from '../library/size.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { tellTime } from './attributes.ts'
import { Archive, fileBytes } from './archive.ts'
import { type Stay, staysOf } from './directories.ts'
import { TarExtraction } from './extract.ts'
import { cannotOpen, DIFFERS, FATAL, fatal, wrongUsage } from './failure.ts'
import { excluder, withoutSlash } from './names.ts'
import { MemberNames } from './member-names.ts'
import { newerTest } from './newer.ts'
import { TarPacking } from './pack.ts'
import type { Renaming } from './transform.ts'

/** The letters that take a value, in the old form without a dash: `tar cfC archive directory`. */
const WITH_VALUE = /[fCTXIKLNVgHb]/

/** `tar xzf a.tgz` means `tar -x -z -f a.tgz`. @throws Failure where a value is missing */
function fromOldForm(words: readonly string[]): readonly string[] {
  const [first, ...rest] = words
  if (first === undefined || first.startsWith('-') || first === '') return words
  const values = rest.toReversed()
  const options = Array.from(first).flatMap((letter) => {
    if (!WITH_VALUE.test(letter)) return [`-${letter}`]
    const value = values.pop()
    if (value === undefined) throw wrongUsage(`Old option '${letter}' requires an argument.`)
    return [`-${letter}`, value]
  })
  return [...options, ...values.toReversed()]
}

/** The lines of files that -T names. */
async function listedNames(process: GnuProcess, { values, has }: Arguments): Promise<readonly string[]> {
  const names: string[] = []
  for (const path of values('T')) {
    if (path !== '-' && !process.system.fs.peek(resolvePath(process, path)))
      throw fatal(`${path}: Cannot stat: No such file or directory`)
    const text = textOf(await fileBytes(process, path, false))
    for (const name of text.split(has('null') ? '\0' : '\n')) if (name !== '') names.push(name)
  }
  return names
}

const transforms = part(() => import('./transform.ts'))

/** What --transform makes of names; undefined where it is not given. @throws Failure */
async function renamingFor(process: GnuProcess, { given }: Arguments): Promise<Renaming | undefined> {
  const expressions = given.flatMap(({ name, value }) =>
    (name === 'transform' || name === 'xform') && value !== undefined ? [value] : [],
  )
  return expressions.length === 0 ? undefined : (await transforms()).renamingOf(process, expressions)
}

const operandsIn = async (process: GnuProcess, args: Arguments): Promise<readonly Stay[]> =>
  staysOf(process, args, await listedNames(process, args))

const formatOf = ({ value }: Arguments): ArchiveFormat =>
  (value('format') ?? value('H')) === 'ustar' ? 'ustar' : 'gnu'

/** Options that only count for the files behind them. */
const POSITIONAL: readonly string[] = ['exclude', 'X', 'recursion', 'no-recursion']

/** Those of them that stand after the last file: they have no effect. */
const lateOptions = ({ given, operands }: Arguments): readonly WrittenOption[] =>
  given.filter(
    ({ name, operandsBefore }) =>
      POSITIONAL.includes(name) && operands.length > 0 && operandsBefore === operands.length,
  )

async function tellLate(process: GnuProcess, late: readonly WrittenOption[]): Promise<void> {
  if (late.length === 0) return
  await process.complain(
    'The following options were used after any non-optional arguments in archive create or update mode.  These ' +
      'options are positional and affect only arguments that follow them.  Please, rearrange them properly.',
  )
  for (const { name, value } of late) {
    const option = `--${name === 'X' ? 'exclude-from' : name}`
    await process.complain(
      value === undefined ? `${option} has no effect` : phrase`${option} ${quoted(value)} has no effect`,
    )
  }
}

/** -c, -r and -u. */
async function pack(process: GnuProcess, args: Arguments, archive: Archive): Promise<boolean> {
  const { has } = args
  const { path } = archive
  const stays = await operandsIn(process, args)
  if (has('c') && stays.every(({ operands }) => operands.length === 0))
    throw wrongUsage('Cowardly refusing to create an empty archive')
  const { fs } = process.system
  const at = resolvePath(process, path)
  const old = has('c') || !fs.exists(at) ? [] : await archive.members()
  if (has('c') && path !== '-') {
    const error = attempt(() => fs.writeFile(at, ''))
    if (error instanceof FileSystemError) throw await cannotOpen(process, path, { error, packed: has('z') })
  }
  const late = lateOptions(args)
  const format = formatOf(args)
  const packing = new TarPacking(process, args, {
    excluded: await excluder(process, args, late),
    archive: path === '-' ? undefined : fs.peek(at)?.ino,
    listTo: path === '-' ? 2 : 1,
    newest: has('u') ? old : [],
    format,
    renaming: await renamingFor(process, args),
    isNew: await newerTest(process, args),
  })
  let place = 0
  for (const { directory, operands } of stays) {
    packing.directory = directory
    for (const operand of operands) {
      await packing.addOperand(operand, place)
      place += 1
    }
  }
  await tellLate(process, late)
  await archive.save([...old, ...packing.members], format)
  if (has('W') && has('v')) for (const { name } of packing.members) await process.print(`Verify ${name}\n`)
  if (has('remove-files')) packing.removePacked()
  return packing.failed || late.length > 0
}

const isIn = ({ name }: ArchiveMember, operand: string): boolean =>
  withoutSlash(name) === withoutSlash(operand) || name.startsWith(`${withoutSlash(operand)}/`)

/** -A: puts what is in other archives at the end. */
async function concatenate(process: GnuProcess, args: Arguments, archive: Archive): Promise<boolean> {
  const old = process.system.fs.exists(resolvePath(process, archive.path)) ? await archive.members() : []
  const more: ArchiveMember[] = []
  let failed = false
  for (const operand of args.operands) {
    const other =
      process.system.fs.exists(resolvePath(process, operand)) &&
      new Archive(process, args, { path: operand, record: RECORD })
    if (other) for (const member of await other.members()) more.push(member)
    else await process.complain(`${operand}: Cannot open: No such file or directory`)
    failed ||= !other
  }
  await archive.save([...old, ...more], formatOf(args))
  return failed
}

/** --delete: writes the archive anew without what the operands name. */
async function deleteMembers(process: GnuProcess, args: Arguments, archive: Archive): Promise<boolean> {
  const members = await archive.members()
  const operands = [...args.operands, ...(await listedNames(process, args))]
  const missing = operands.filter((operand) => !members.some((member) => isIn(member, operand)))
  for (const operand of missing) await process.complain(`${operand}: Not found in archive`)
  const left = members.filter((member) => !operands.some((operand) => isIn(member, operand)))
  await archive.save(left, formatOf(args))
  return missing.length > 0
}

/** What --show-defaults tells. */
const DEFAULTS = '--format=gnu -f- -b20 --quoting-style=escape --rmt-command=/usr/sbin/rmt --rsh-command=/usr/bin/rsh\n'

/** What --sort takes. */
const ORDERS: readonly string[] = ['none', 'name', 'inode']

function unknownOrder(order: string): Failure {
  const lines = ORDERS.map((each) => phrase`\n  - ${quoted(each)}`)
  return new Failure(
    phrase`invalid argument ${quoted(order)} for ${quoted('--sort')}\nValid arguments are:${joined(lines, '')}`,
    FATAL,
  )
}

/** The most that a record may take, in bytes. */
const MOST_RECORD = 2 ** 31 - BLOCK

/** The length of a record, in bytes: an archive is filled up to a multiple of it. @throws Failure */
function recordOf({ given }: Arguments): number {
  const option = given.findLast(({ name }) => name === 'b' || name === 'record-size')
  if (!option) return RECORD
  const { name, value = '' } = option
  if (name === 'b') {
    const isWrong = !/^\d+$/.test(value) || Number(value) === 0 || Number(value) * BLOCK > MOST_RECORD
    if (isWrong) throw wrongUsage(`${value}: Invalid blocking factor`)
    return Number(value) * BLOCK
  }
  const size = parseSize(value)
  if (size === undefined) throw wrongUsage(`${value}: Invalid record size`)
  if (size === 0) throw fatal('Invalid value for record_size')
  if (size > MOST_RECORD) throw fatal('memory exhausted')
  if (size % BLOCK !== 0) throw wrongUsage(`Record size must be a multiple of ${BLOCK}.`)
  return size
}

/** Refuses what this tar cannot do. @throws Failure */
function check({ has, value, values }: Arguments): void {
  const modes = ['c', 't', 'x', 'get', 'r', 'u', 'delete', 'd', 'compare', 'A', 'concatenate'].filter(has)
  if (modes.length === 0)
    throw wrongUsage("You must specify one of the '-Acdtrux', '--delete' or '--test-label' options")
  if (modes.length > 1)
    throw wrongUsage("You may not specify more than one '-Acdtrux', '--delete' or  '--test-label' option")
  if (has('c') && (has('s') || has('same-order'))) throw wrongUsage("'--same-order' cannot be used with '-c'")
  if (['z', 'j', 'J'].filter(has).length > 1) throw wrongUsage('Conflicting compression options')
  const format = value('format') ?? value('H') ?? 'gnu'
  if (!/^(?:gnu|oldgnu|ustar|posix|pax|v7)$/.test(format)) throw wrongUsage(`${format}: Invalid archive format`)
  const order = value('sort')
  if (order !== undefined && !ORDERS.includes(order)) throw unknownOrder(order)
  if (order === 'inode') throw new Failure("option '--sort=inode' is not simulated here", FATAL)
  if (value('totals') !== undefined) throw new Failure("option '--totals=SIGNAL' is not simulated here", FATAL)
  if (values('f').length > 1) throw wrongUsage("Multiple archive files require '-M' option")
  if (!/^(?:gnu|ustar)$/.test(format)) throw new Failure(`the format ${format} is not simulated here`, FATAL)
  if (values('strip-components').some((count) => !/^\d+$/.test(count)))
    throw wrongUsage(`${values('strip-components').join('')}: Invalid number of elements`)
}

async function write(process: GnuProcess, args: Arguments, archive: Archive): Promise<number> {
  const act = args.has('delete') ? deleteMembers : args.has('A') || args.has('concatenate') ? concatenate : pack
  return (await act(process, args, archive)) ? FATAL : 0
}

/** -t, -x and -d. */
async function read(process: GnuProcess, args: Arguments, archive: Archive): Promise<number> {
  const stays = await operandsIn(process, args)
  const members = await archive.members()
  const names = new MemberNames(process, args, await renamingFor(process, args))
  let status = 0
  for (const { directory, operands } of stays) {
    const extraction = new TarExtraction(process, args, { directory, names })
    await extraction.run(members, operands)
    status = Math.max(status, extraction.failed ? FATAL : extraction.differs ? DIFFERS : 0)
  }
  return status
}

/** tar(1) */
export const tar = gnu({
  name: 'tar',
  options: optionList(
    'c,create x,extract get t,list r,append u,update f,file=FILE v,verbose z,gzip j,bzip2 J,xz a,auto-compress C,directory=DIR ' +
      'exclude=PATTERN strip-components=NUM k,keep-old-files O,to-stdout P,absolute-names p,preserve-permissions h,dereference ' +
      'T,files-from=FILE X,exclude-from=FILE no-recursion wildcards no-wildcards full-time no-same-owner no-same-permissions m,touch ' +
      'numeric-owner skip-old-files o S,sparse owner=NAME group=NAME mtime=DATE mode=CHANGES sort=ORDER remove-files delete ' +
      'format=FORMAT H=FORMAT anchored null exclude-vcs exclude-backups warning=WORD transform=EXPR xform=EXPR ' +
      'show-transformed-names show-stored-names one-top-level[=DIR] ' +
      'A,catenate concatenate d,diff compare overwrite totals W,verify I,use-compress-program=PROG N,newer=DATE after-date=DATE newer-mtime=DATE ' +
      'U,unlink-first checkpoint[=NUM] one-file-system keep-newer-files to-command=COMMAND xattrs no-xattrs acls no-acls selinux no-selinux ' +
      'xattrs-exclude=MASK xattrs-include=MASK exclude-caches exclude-caches-all exclude-caches-under exclude-tag=FILE exclude-tag-all=FILE ' +
      'exclude-tag-under=FILE ignore-case no-ignore-case ignore-failed-read i,ignore-zeros utc recursion b,blocking-factor=NUM record-size=NUM ' +
      's,preserve-order same-order B,read-full-records n,seek no-seek check-device no-check-device force-local hole-detection=TYPE ' +
      'sparse-version=NUM delay-directory-restore no-delay-directory-restore overwrite-dir rmt-command=COMMAND rsh-command=COMMAND show-defaults',
  ),
  refused: optionList(
    'same-owner w,interactive Z,compress zstd lzma lzip lzop ' +
      'M,multi-volume L,tape-length=NUM F,info-script=FILE g,listed-incremental=FILE G,incremental ' +
      'recursive-unlink backup[=CONTROL] suffix=TEXT ' +
      'K,starting-file=NAME l,check-links ' +
      'R,block-number V,label=TEXT checkpoint-action=ACTION hard-dereference ' +
      'ignore-command-error index-file=FILE exclude-vcs-ignores ' +
      'keep-directory-symlink no-overwrite-dir ' +
      'show-omitted-dirs atime-preserve[=METHOD] pax-option=LIST posix ' +
      'occurrence[=NUM] quoting-style=STYLE ' +
      'no-auto-compress no-anchored clamp-mtime preserve test-label gunzip ungzip same-permissions add-file=FILE confirmation exclude-ignore=FILE ' +
      'exclude-ignore-recursive=FILE group-map=FILE level=NUM ' +
      'new-volume-script=NAME no-ignore-command-error no-null no-quote-chars=STRING ' +
      'no-unquote no-verbatim-files-from no-wildcards-match-slash old-archive owner-map=FILE ' +
      'portability quote-chars=STRING restrict show-snapshot-field-ranges ' +
      'uncompress unquote usage verbatim-files-from volno-file=FILE wildcards-match-slash',
  ),
  operands: [{ name: 'FILE', kind: 'path', optional: true, repeated: true }],
  usageStatus: 64,
  hint: () => "Try 'tar --help' or 'tar --usage' for more information.\n",
  rewrite: fromOldForm,
  async run(process, args) {
    const { has, value } = args
    if (has('show-defaults')) {
      await process.print(DEFAULTS)
      return 0
    }
    check(args)
    await tellTime(process, args)
    const archive = new Archive(process, args, { path: value('f') ?? '-', record: recordOf(args) })
    const writes = ['c', 'r', 'u', 'delete', 'A', 'concatenate'].some(has)
    const status = await (writes ? write(process, args, archive) : read(process, args, archive))
    if (has('totals')) await archive.tell(writes ? 'written' : 'read')
    if (status === FATAL) await process.complain('Exiting with failure status due to previous errors')
    return status
  },
})
