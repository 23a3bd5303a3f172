import { UsageError } from '../../../shell/posix/getopt.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { formatDate } from '../library/date-format.ts'
import { zoneOf } from '../library/file-time.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure, gnu } from '../library/program.ts'
import { type Login, logins } from '../who/logins.ts'
import { careful } from './careful.ts'

const mayWrite = ({ credentials }: GnuProcess, { terminal }: Login): boolean =>
  credentials.uid === 0 || !terminal.refusesMessages

/** Where somebody is to be written to: another terminal than the writer's, if there is one. @throws Failure */
async function recipient(process: GnuProcess, name: string, line: string | undefined, own: string): Promise<Login> {
  const all = logins(process).filter((login) => login.name === name)
  if (line !== undefined) {
    const wanted = all.find((login) => login.line === line)
    if (!wanted) throw new Failure(`${name} is not logged in on ${line}`)
    if (!mayWrite(process, wanted)) throw new Failure(`${name} has messages disabled on ${line}`)
    return wanted
  }
  if (all.length === 0) throw new Failure(`${name} is not logged in`)
  const others = all.filter((login) => login.line !== own)
  const reached = (others.length > 0 ? others : all).filter((login) => mayWrite(process, login))
  const [first, more] = reached
  if (!first) throw new Failure(`${name} has messages disabled`)
  if (more) await process.complain(`${name} is logged in more than once; writing to ${first.line}`)
  return first
}

/** write(1): a message on the terminal of somebody else. */
export const write = gnu({
  name: 'write',
  helpLetter: 'h',
  versionLetter: 'V',
  operands: [
    { name: 'USER', kind: 'text', optional: true },
    { name: 'TTY', kind: 'text', optional: true },
  ],
  run: async (process, { operands }) => {
    const [name, line, extra] = operands
    if (name === undefined || extra !== undefined) throw new UsageError('')
    const own = process.terminal?.name
    if (process.terminal?.refusesMessages && process.credentials.uid !== 0)
      await process.complain('you have write permission turned off')
    const { terminal } = await recipient(process, name, line?.replace(/^\/dev\//, ''), own ?? '')
    if (own === undefined) throw new Failure("can't find your tty's name")
    const { system, credentials, kernel } = process
    const time = formatDate('%H:%M', kernel.clock.now(), zoneOf(process))
    const from = `${system.users.nameOf(credentials.uid)}@${system.hostName}`
    await process.writeTo(terminal, `\nMessage from ${from} on ${own} at ${time} ...\n`)
    await withInput(process, '-', async (input) => {
      for (let text = await input.text(); text !== undefined; text = await input.text())
        await process.writeTo(terminal, careful(text))
    })
    await process.writeTo(terminal, 'EOF\n')
    return 0
  },
})

async function invalid(process: GnuProcess, answer: string): Promise<number> {
  await process.complain(`invalid argument: ${answer}`)
  await process.write(2, "Try 'mesg --help' for more information.\n")
  return 2
}

/** mesg(1): whether others may write to this terminal. */
export const mesg = gnu({
  name: 'mesg',
  helpLetter: 'h',
  versionLetter: 'V',
  options: [{ short: 'v', long: 'verbose' }],
  operands: [{ name: 'y|n', kind: 'text', optional: true }],
  run: async (process, { operands: [answer], has }) => {
    const { terminal } = process
    if (!terminal) return 2
    if (answer !== undefined && !/^[yn]/.test(answer)) return invalid(process, answer)
    if (answer !== undefined) terminal.refusesMessages = answer.startsWith('n')
    const refuses = terminal.refusesMessages === true
    if (answer === undefined) await process.print(`is ${refuses ? 'n' : 'y'}\n`)
    else if (has('v')) await process.print(`write access to your terminal is ${refuses ? 'denied' : 'allowed'}\n`)
    return refuses ? 1 : 0
  },
})
