import type { Block, Lines, Three } from './three-way.ts'

/** Three files that are compared, and what they are called. */
export interface Compared {
  /** Lines with their newlines, which the last may not have. */
  readonly files: Three<readonly string[]>
  readonly labels: Three<string>
}

/** Which changes go into a merged file or a script, and what is shown of conflicts. */
export interface Merging {
  /** Changes where only yours is other. */
  readonly easy: boolean
  /** Changes where all three are other. */
  readonly overlapping: boolean
  /** Conflicts are shown with all sides. */
  readonly flags: boolean
  /** The old lines are shown too, and changes that both made alike. */
  readonly showsOld: boolean
}

export interface Merged {
  readonly text: string
  readonly conflicts: boolean
}

const text = (lines: readonly string[], { from, to }: Lines): string => lines.slice(from, to).join('')

/** A range as diff3 shows it: `1,2c`, or `3a` after line 3 where there are no lines. */
function rangeText({ from, to }: Lines): string {
  if (from === to) return `${from}a`
  return to - from === 1 ? `${to}c` : `${from + 1},${to}c`
}

function shownLines(lines: readonly string[], range: Lines, indent: string): string {
  const shown = lines.slice(range.from, range.to).map((line) => indent + line)
  const last = shown.at(-1)
  return shown.join('') + (last === undefined || last.endsWith('\n') ? '' : '\n\\ No newline at end of file\n')
}

/** The blocks for people. */
export function plainText({ files }: Compared, blocks: readonly Block[], indent: string): string {
  let all = ''
  for (const { odd, lines } of blocks) {
    all += `====${odd === 'all' ? '' : odd + 1}\n`
    // the odd one comes last, or first; of the others one stands for both
    const order = odd === 1 ? ([0, 2, 1] as const) : ([0, 1, 2] as const)
    const silent = odd === 'all' ? undefined : odd === 0 ? 1 : 0
    for (const file of order) {
      all += `${file + 1}:${rangeText(lines[file])}\n`
      if (file !== silent) all += shownLines(files[file], lines[file], indent)
    }
  }
  return all
}

/** What becomes of a block: nothing, yours, or all sides of it. */
function outcome({ odd }: Block, { easy, overlapping, flags, showsOld }: Merging): 'kept' | 'taken' | 'conflict' {
  if (odd === 0) return 'kept'
  if (odd === 1) return showsOld ? 'conflict' : 'kept'
  if (odd === 2) return easy ? 'taken' : 'kept'
  if (!overlapping) return 'kept'
  return flags ? 'conflict' : 'taken'
}

function conflictText({ files, labels }: Compared, { odd, lines }: Block, showsOld: boolean): string {
  const [mine, old, yours] = files
  const isAll = odd === 'all'
  const first = isAll ? `<<<<<<< ${labels[0]}\n${text(mine, lines[0])}` : ''
  const middle = showsOld ? `${isAll ? '|||||||' : '<<<<<<<'} ${labels[1]}\n${text(old, lines[1])}` : ''
  return `${first}${middle}=======\n${text(yours, lines[2])}>>>>>>> ${labels[2]}\n`
}

/** Mine with the changes from old to yours. */
export function mergedText(compared: Compared, blocks: readonly Block[], merging: Merging): Merged {
  const [mine, , yours] = compared.files
  let [all, at, conflicts] = ['', 0, false]
  for (const block of blocks) {
    const what = outcome(block, merging)
    if (what === 'kept') continue
    all += text(mine, { from: at, to: block.lines[0].from })
    all += what === 'taken' ? text(yours, block.lines[2]) : conflictText(compared, block, merging.showsOld)
    conflicts ||= what === 'conflict'
    at = block.lines[0].to
  }
  return { text: all + text(mine, { from: at, to: mine.length }), conflicts }
}

/** Lines for ed, which takes a dot for their end: a dot before each that begins with one, to be taken away again. */
function dotted(lines: readonly string[], range: Lines): { readonly text: string; readonly hasDots: boolean } {
  const some = lines.slice(range.from, range.to)
  const hasDots = some.some((line) => line.startsWith('.'))
  const shown = some.map((line) => `${line.startsWith('.') ? '.' : ''}${line.endsWith('\n') ? line : `${line}\n`}`)
  return { text: shown.join(''), hasDots }
}

/** Ends a text for ed, and takes its dots away again. */
function textEnd(hasDots: boolean, first: number, count: number): string {
  const range = count === 1 ? String(first) : `${first},${first + count - 1}`
  return `.\n${hasDots ? `${range}s/^\\.//\n` : ''}`
}

const count = ({ from, to }: Lines): number => to - from

function conflictCommands({ files, labels }: Compared, { odd, lines }: Block, showsOld: boolean): string {
  const [, old, yours] = files
  const [mine] = lines
  const isAll = odd === 'all'
  let [behind, hasDots] = ['', false]
  if (isAll) {
    const middle = showsOld ? dotted(old, lines[1]) : undefined
    const last = dotted(yours, lines[2])
    hasDots = last.hasDots || middle?.hasDots === true
    behind = `${middle ? `||||||| ${labels[1]}\n${middle.text}` : ''}=======\n${last.text}`
  }
  // GNU's counts the old lines also where it does not show them
  const added = count(lines[1]) + count(lines[2]) + 1
  const end = `${mine.to}a\n${behind}>>>>>>> ${labels[2]}\n${textEnd(hasDots, mine.to + 2, added)}`
  const before = isAll ? { text: '', hasDots: false } : dotted(old, lines[1])
  const start = `${mine.from}a\n<<<<<<< ${isAll ? labels[0] : labels[1]}\n${before.text}${isAll ? '' : '=======\n'}`
  return end + start + textEnd(before.hasDots, mine.from + 2, count(lines[1]))
}

/** Commands for ed that make the merged file of mine, from the last to the first. */
export function edScript(compared: Compared, blocks: readonly Block[], merging: Merging): Merged {
  const [, , yours] = compared.files
  let [all, conflicts] = ['', false]
  for (const block of blocks.toReversed()) {
    const what = outcome(block, merging)
    if (what === 'kept') continue
    const [mine, , theirs] = block.lines
    if (what === 'conflict') {
      conflicts = true
      all += conflictCommands(compared, block, merging.showsOld)
    } else if (count(theirs) === 0) all += rangeText(mine).replace(/[ac]$/, 'd\n')
    else {
      const { text: lines, hasDots } = dotted(yours, theirs)
      all += `${rangeText(mine)}\n${lines}${textEnd(hasDots, mine.from + 1, count(theirs))}`
    }
  }
  return { text: all, conflicts }
}
