import { patternOf } from '../expand/pattern.ts'
import { define, helpText, refuse, say } from './library/define.ts'
import { synopses } from './library/synopses.ts'

/** How wide the lines of the list are. */
const COLUMNS = 80

const INTRODUCTION = `These shell commands are defined internally.  Type \`help' to see this list.
Type \`help name' to find out more about the function \`name'.
Use \`man name' to read about the other commands.

A star (*) next to a name means that the command is disabled.

`

function list(disabled: ReadonlySet<string>): string {
  const width = COLUMNS / 2 - 2
  const names = Object.keys(synopses).toSorted()
  const cells = names.map((name) => {
    const text = `${disabled.has(name) ? '*' : ' '}${synopses[name]?.usage ?? name}`
    return text.length > width ? `${text.slice(0, width - 1)}>` : text
  })
  const rows = Math.ceil(cells.length / 2)
  const lines = cells.slice(0, rows).map((left, row) => `${left.padEnd(width + 2)}${cells[rows + row] ?? ''}`.trimEnd())
  return INTRODUCTION + lines.map((line) => `${line}\n`).join('')
}

export const help = define('help', 'dms', async ({ operands, has }, context) => {
  if (operands.length === 0) return say(context, list(context.state.disabled))
  let told = false
  if (operands.some((word) => /[*?[]/.test(word) && !(word in synopses))) {
    await context.process.print(
      `Shell commands matching keyword${operands.length > 1 ? 's' : ''} \`${operands.join(', ')}'\n\n`,
    )
  }
  for (const word of operands) {
    const pattern = patternOf(word)
    const names = Object.keys(synopses).filter(
      (name) => pattern.matches(name) || name === `${word} ... ${word === '{' ? '}' : ''}`,
    )
    const found = names.length > 0 ? names : Object.keys(synopses).filter((name) => name.startsWith(word))
    for (const name of found) {
      const { usage = '', summary = '' } = synopses[name] ?? {}
      const text = has('d')
        ? `${name} - ${summary}.\n`
        : has('s')
          ? `${name}: ${usage}\n`
          : await helpText(name, context)
      await context.process.print(text)
    }
    told ||= found.length > 0
  }
  const last = operands.at(-1)
  if (told) return 0
  return refuse(context, `no help topics match \`${last}'.  Try \`help help' or \`man -k ${last}' or \`info ${last}'.`)
})
