import { commandHelp, helpText } from '../../shell/help.ts'
import { loaded } from '../../shell/later.ts'
import { complain, type LinuxInvocation, simpleCommand } from './command.ts'

/** Well-known names that the Simple shell answers with `command not found`. */
export const bashOnlyNames: readonly string[] = (
  'alias awk basename bg cal cut diff dirname du env exit export fg groups gunzip gzip hostname id jobs kill less ln md5sum nano ' +
  'nl paste printf readlink realpath rev rmdir sed seq sleep stat sudo tac tee test time tr tree type uniq unzip watch xargs yes zip'
).split(' ')

/** Prints in a few lines how a command is written. */
export async function explain(process: LinuxInvocation, name: string): Promise<number> {
  const command = process.shell.commands.get(name)
  if (!command) return complain(process, `no help topics match '${name}'`)
  const { declaration } = await loaded(command)
  await process.stdout.write(commandHelp(declaration, process.screen?.cols))
  return 0
}

export const help = simpleCommand({
  declaration: {
    operands: [{ name: 'COMMAND', kind: 'command', optional: true }],
    description: [
      'Lists every command of this shell with one line of explanation. Of a single COMMAND it shows how it is written and what its options do.',
      'It is part of the shell and not a program of its own, so which does not find it.',
    ],
    examples: [
      { line: 'help', meaning: 'list the commands' },
      { line: 'help ls', meaning: 'explain ls in a few lines' },
    ],
  },
  main: async (process, { operands }) => {
    const [name] = operands
    if (name !== undefined) return explain(process, name)
    const list = {
      heading: 'Commands',
      commands: [...process.shell.commands.values()].map((command) => command.declaration),
      elsewhere: { heading: 'Only in Bash', names: bashOnlyNames },
      footer: 'Type man and a name to read more, for example: man ls',
    }
    await process.stdout.write(helpText(list, process.screen?.cols))
    return 0
  },
})
