import { describe, expect, it } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { createStringTerminal, instantClock } from '../../testing/run-line.ts'
import { createLinux } from '../linux.ts'

/** One scene of the error catalogue (specification, section 8, Linux): the line, and what it says. */
interface Scene {
  readonly id: string
  readonly line: string
  readonly says: string
  readonly status?: number
}

const scenes: readonly Scene[] = [
  { id: 'L-CAT-1', line: 'frobnicate now', says: 'frobnicate: command not found', status: 127 },
  { id: 'L-CAT-2', line: 'ls nope', says: "ls: cannot access 'nope': No such file or directory", status: 2 },
  { id: 'L-CAT-2 absolute', line: 'ls /a/b', says: "ls: cannot access '/a/b': No such file or directory", status: 2 },
  { id: 'L-CAT-3', line: 'cd nope', says: 'cd: no such file or directory: nope' },
  { id: 'L-CAT-4', line: 'mkdir', says: 'mkdir: missing operand' },
  {
    id: 'L-CAT-5 exists',
    line: 'mkdir Documents',
    says: "mkdir: cannot create directory 'Documents': File exists or parent directory not found",
  },
  {
    id: 'L-CAT-5 parent',
    line: 'mkdir a/b',
    says: "mkdir: cannot create directory 'a/b': File exists or parent directory not found",
  },
  { id: 'L-CAT-6', line: 'touch', says: 'touch: missing file operand' },
  { id: 'L-CAT-7', line: 'touch a/b', says: "touch: cannot touch 'a/b': No such file or directory" },
  { id: 'L-CAT-8', line: 'cat', says: 'cat: missing file operand' },
  { id: 'L-CAT-9', line: 'cat Documents', says: 'cat: Documents: Is a directory' },
  { id: 'L-CAT-10', line: 'cat nope', says: 'cat: nope: No such file or directory' },
  { id: 'L-CAT-11', line: 'rm', says: 'rm: missing operand' },
  { id: 'L-CAT-12', line: 'rm nope', says: "rm: cannot remove 'nope': No such file or directory" },
  { id: 'L-CAT-13', line: 'cp', says: 'cp: missing destination file operand' },
  { id: 'L-CAT-13 one operand', line: 'cp welcome.txt', says: 'cp: missing destination file operand' },
  { id: 'L-CAT-14', line: 'cp Documents x', says: 'cp: Documents: Is a directory (use -r for recursive copy)' },
  { id: 'L-CAT-15', line: 'cp nope x', says: "cp: cannot stat 'nope': No such file or directory" },
  {
    id: 'L-CAT-16',
    line: 'cp welcome.txt a/b',
    says: "cp: cannot create regular file 'a/b': No such file or directory",
  },
  { id: 'L-CAT-17', line: 'mv', says: 'mv: missing destination file operand' },
  { id: 'L-CAT-17 one operand', line: 'mv welcome.txt', says: 'mv: missing destination file operand' },
  { id: 'L-CAT-18', line: 'mv nope x', says: "mv: cannot stat 'nope': No such file or directory" },
  { id: 'L-CAT-19', line: 'mv welcome.txt a/b', says: "mv: cannot move 'welcome.txt' to 'a/b': Operation failed" },
  {
    id: 'L-CAT-19 into itself',
    line: 'mv Documents Documents/x',
    says: "mv: cannot move 'Documents' to 'Documents/x': Operation failed",
  },
  { id: 'L-CAT-20', line: 'grep', says: 'grep: missing pattern or file', status: 2 },
  { id: 'L-CAT-20 one operand', line: 'grep x', says: 'grep: missing pattern or file', status: 2 },
  { id: 'L-CAT-21', line: 'grep x nope', says: 'grep: nope: No such file or directory', status: 2 },
  { id: 'L-CAT-22', line: 'grep x Documents', says: 'grep: Documents: Is a directory', status: 2 },
  { id: 'L-CAT-23', line: 'grep zebra welcome.txt', says: "grep: no matches found for 'zebra'" },
  { id: 'L-CAT-24 head', line: 'head', says: 'head: missing file operand' },
  { id: 'L-CAT-24 tail', line: 'tail', says: 'tail: missing file operand' },
  { id: 'L-CAT-25 head', line: 'head nope', says: 'head: nope: No such file or directory' },
  { id: 'L-CAT-25 tail', line: 'tail -n 3 nope', says: 'tail: nope: No such file or directory' },
  { id: 'L-CAT-26 wc', line: 'wc', says: 'wc: missing file operand' },
  { id: 'L-CAT-26 sort', line: 'sort', says: 'sort: missing file operand', status: 2 },
  { id: 'L-CAT-26 file', line: 'file', says: 'file: missing file operand' },
  { id: 'L-CAT-27 wc', line: 'wc nope', says: 'wc: nope: No such file or directory' },
  { id: 'L-CAT-27 sort', line: 'sort nope', says: 'sort: nope: No such file or directory', status: 2 },
  { id: 'L-CAT-27 file', line: 'file nope', says: 'file: nope: No such file or directory' },
  { id: 'L-CAT-28', line: 'chmod', says: 'chmod: missing operand' },
  { id: 'L-CAT-28 one operand', line: 'chmod 644', says: 'chmod: missing operand' },
  { id: 'L-CAT-29', line: 'chmod 644 nope', says: "chmod: cannot access 'nope': No such file or directory" },
  { id: 'L-CAT-30', line: 'wget', says: 'wget: missing URL' },
  { id: 'L-CAT-31', line: 'curl', says: "curl: try 'curl --help' for more information", status: 2 },
  { id: 'L-CAT-32', line: 'tar', says: 'tar: you must specify one of the options', status: 2 },
  { id: 'L-CAT-32 operands', line: 'tar -f a.tar x', says: 'tar: you must specify one of the options', status: 2 },
  { id: 'L-CAT-33', line: 'man', says: 'man: What manual page do you want?' },
  { id: 'L-CAT-34', line: 'which', says: 'which: missing argument' },
]

describe('the error catalogue of the Linux terminal', () => {
  it.each(scenes)('$id: $line', async ({ line, says, status = 1 }) => {
    const linux = createLinux({ clock: instantClock(), chance: createChance(1) })
    const terminal = createStringTerminal(linux.shell)
    const files = linux.system.fs.snapshot()
    expect(await terminal.run(line)).toEqual({ stdout: '', stderr: `${says}\n`, status })
    expect(linux.system.fs.snapshot(), 'a refused line changes nothing').toBe(files)
  })

  it('L-CAT-35: find with no results prints No files found.', async () => {
    const linux = createLinux({ clock: instantClock(), chance: createChance(1) })
    const result = await createStringTerminal(linux.shell).run('find . -name zebra')
    expect(result).toEqual({ stdout: 'No files found.\n', stderr: '', status: 0 })
  })
})
