import type { Arguments } from '../../../shell/posix/getopt.ts'
import { optionList } from '../library/options.ts'
import { listProcesses, type ListedProcess } from '../library/process-list.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { ASCII, longTree, type ProcessNode, UNICODE, wideTree } from './tree.ts'

/** How processes are told apart and put in order. */
interface View {
  readonly label: (process: ListedProcess) => string
  readonly children: (process: ListedProcess) => readonly ListedProcess[]
}

function viewOf(all: readonly ListedProcess[], { has }: Arguments): View {
  const below = new Map<number, ListedProcess[]>()
  for (const one of all) {
    const siblings = below.get(one.ppid)
    if (siblings) siblings.push(one)
    else below.set(one.ppid, [one])
  }
  const order = has('n')
    ? (a: ListedProcess, b: ListedProcess): number => a.pid - b.pid
    : (a: ListedProcess, b: ListedProcess): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.pid - b.pid)
  return {
    children: ({ pid }) => (below.get(pid) ?? []).filter((child) => child.pid !== pid).toSorted(order),
    label({ name, pid, command }) {
      if (!has('a')) return has('p') ? `${name}(${pid})` : name
      const words = command.split(' ').slice(1).join(' ')
      return `${name}${has('p') ? `,${pid}` : ''}${words === '' ? '' : ` ${words}`}`
    },
  }
}

const nodeOf = (process: ListedProcess, view: View): ProcessNode => ({
  label: view.label(process),
  children: view.children(process).map((child) => nodeOf(child, view)),
})

/** The processes that trees begin with: that of a number, all of a user whose parents are another's, or the first. */
function rootsOf(
  { system }: GnuProcess,
  all: readonly ListedProcess[],
  word: string | undefined,
): readonly ListedProcess[] | string {
  if (word === undefined || /^\d+$/.test(word)) return all.filter(({ pid }) => pid === Number(word ?? 1))
  const uid = system.users.user(word)?.uid
  if (uid === undefined) return `No such user name: ${word}\n`
  const own = new Set(all.filter((one) => one.uid === uid).map(({ pid }) => pid))
  return all.filter(({ pid, ppid }) => own.has(pid) && !own.has(ppid))
}

/** pstree(1) of psmisc: processes as a tree. */
export const pstree = gnu({
  name: 'pstree',
  options: optionList('a,arguments A,ascii c,compact-not l,long n,numeric-sort p,show-pids T,hide-threads U,unicode'),
  refused: optionList(
    'C,color=TYPE g,show-pgids G,vt100 h,highlight-all H,highlight-pid=PID N,ns-sort=TYPE s,show-parents S,ns-changes ' +
      't,thread-names u,uid-changes Z,security-context',
  ),
  versionLetter: 'V',
  operands: [{ name: 'PID|USER', kind: 'text', optional: true }],
  async run(process, args) {
    const { given, has, operands } = args
    const all = listProcesses(process)
    const roots = rootsOf(process, all, operands[0])
    if (typeof roots === 'string') {
      await process.write(2, roots)
      return 1
    }
    const view = viewOf(all, args)
    const chosen = given.findLast(({ name }) => name === 'A' || name === 'U')?.name
    const lines = (chosen ?? (process.file(1).type === 'terminal' ? 'U' : 'A')) === 'U' ? UNICODE : ASCII
    const compact = !has('c') && !has('p')
    const trees = roots.map((root) => nodeOf(root, view))
    const shown = trees.map((tree) => (has('a') ? longTree(tree, lines) : wideTree(tree, lines, compact)).join('\n'))
    if (shown.length > 0) await process.print(`${shown.join('\n\n')}\n`)
    return roots.length > 0 ? 0 : 1
  },
})
