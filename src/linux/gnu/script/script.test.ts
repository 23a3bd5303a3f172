import { beforeEach, describe, expect, test } from 'vitest'
import { createChance } from '../../../base/chance.ts'
import { type BashSession, openBash } from '../../../testing/bash-session.ts'
import { instantClock } from '../../../testing/run-line.ts'
import { createLinuxMachine } from '../../machine.ts'
import { streamsAndStatus } from '../../../testing/streams.ts'

let bash: BashSession

beforeEach(async () => {
  bash = await openBash(createLinuxMachine({ clock: instantClock(), chance: createChance(1) }).session)
})

const shown = async (line: string, input: readonly string[] = []): Promise<string> => {
  return streamsAndStatus(await bash.run(line, input))
}

describe('script', () => {
  test('runs a command on a terminal of its own, and keeps what that shows', async () => {
    expect(await shown("script -c 'tty; exit 3' out")).toBe(
      "Script started, output log file is 'out'.\n/dev/pts/1\nScript done.\n[0]",
    )
    expect(await shown('cat -A out')).toMatch(
      /^Script started on \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00:00 \[COMMAND="tty; exit 3" TERM="xterm-256color" TTY="\/dev\/pts\/0" COLUMNS="80" LINES="24"\]\$\n\/dev\/pts\/1\^M\$\n\$\nScript done on \d{4}.* \[COMMAND_EXIT_CODE="3"\]\$\n\[0\]$/,
    )
  })

  test('gives the status with -e, says less with -q, and adds with -a', async () => {
    expect(await shown("script -qec 'exit 3' out")).toBe('[3]')
    expect(await shown("script -qac 'echo more' out; grep -c started out")).toBe('more\n2\n[0]')
  })

  test('has a shell to type into, whose jobs are its own', async () => {
    await bash.run('nc -l 9000 & true')
    const text = await shown('script -q', ['echo $((6*7))', 'jobs', 'nc -l 9001 & jobs -r | wc -l', 'exit 4'])
    expect(text).toContain('42\n')
    expect(text).toMatch(/\n1\n/)
    expect(text).toMatch(/\[0\]$/)
    expect(await shown('grep -cE "^42|echo .*6.7" typescript; jobs | wc -l')).toBe('2\n1\n[0]')
  })

  test('is a session of its own, in which programs see the size of the terminal', async () => {
    expect(await shown("script -qc 'stty size; ps -o tty=,stat=,comm= -p $$'")).toMatch(
      /^24 80\npts\/1 +Ss\+? +bash\n\[0\]$/,
    )
    expect(await shown('users')).toBe('user\n[0]')
  })

  test('works without a terminal, where the input is at its end', async () => {
    expect(await shown("echo x | script -qc 'cat; tty' out")).toBe('x\nx\n/dev/pts/1\n[0]')
    expect(await shown('head -1 out')).toContain('<not executed on terminal>')
    expect(await shown("printf 'tty; exit 3\\necho no\\n' | script -qe out | sed -n /^.dev/p")).toBe('/dev/pts/1\n[0]')
  })

  test('says what is wrong', async () => {
    expect(await shown('script a b')).toBe(
      "script: unexpected number of arguments\nTry 'script --help' for more information.\n[1]",
    )
    expect(await shown('script -q /nope/x')).toBe('script: cannot open /nope/x: No such file or directory\n[1]')
  })
})
