import type { Command } from './parser.ts'

/** The words and assignments of a command. */
export type CommandParts = Pick<Command, 'name' | 'prefix' | 'suffix'>

const mayBeProcess = (item: CommandParts['suffix'][number] | CommandParts['prefix'][number]): boolean =>
  'text' in item && item.text.length > 2 && /[<>]\(/.test(item.text)

/** Whether process substitutions may stand in the words of a command: the parser takes them for words of their own. */
export const mayHaveProcess = ({ name, prefix, suffix }: CommandParts): boolean =>
  suffix.some(mayBeProcess) || prefix.some(mayBeProcess) || (name !== undefined && mayBeProcess(name))
