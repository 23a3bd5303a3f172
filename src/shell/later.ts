import type { CommandDeclaration, Listing } from './declaration.ts'
import type { Command, LaterCommand } from './command.ts'

/** Says, after a command's name, that a part of the playground could not be fetched. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded'
  /** What to do about it. */
  readonly advice: string

  constructor(cause: unknown, advice: string) {
    super(`this command could not be loaded; ${advice}`, { cause })
    this.advice = advice
  }
}

let findAdvice = async (): Promise<string> => 'check the network connection and try again'

/** Lets the page find out what to do about a part that did not come; it alone knows where parts come from. */
export function adviseWith(find: () => Promise<string>): void {
  findAdvice = find
}

const underway = new Set<Promise<unknown>>()

/** Waits for a part of the playground. @throws NotLoaded */
export async function loading<Part>(coming: Promise<Part>): Promise<Part> {
  underway.add(coming)
  try {
    return await coming
  } catch (error) {
    throw error instanceof NotLoaded ? error : new NotLoaded(error, await findAdvice())
  } finally {
    underway.delete(coming)
  }
}

/** Resolves when all parts that are on their way are there, or are not to be had; undefined where none is. */
export function arrivals(): Promise<unknown> | undefined {
  return underway.size > 0 ? Promise.allSettled(underway) : undefined
}

/** A part of the playground that is loaded when it is first asked for: a promise only until it is there, which rejects with NotLoaded. */
export function part<Part>(load: () => Promise<Part>): () => Part | Promise<Part> {
  let whole: { readonly there: Part } | undefined
  return () =>
    whole
      ? whole.there
      : loading(load()).then((there) => {
          whole = { there }
          return there
        })
}

/** A command as its own file has it when its name and summary stand in a list. */
export interface ListedCommand<System> extends Omit<Command<System>, 'declaration'> {
  readonly declaration: Omit<CommandDeclaration, keyof Listing>
}

/** A row of a list of commands: one that is there at once. */
export function listed<System>(name: string, summary: string, command: ListedCommand<System>): Command<System> {
  return { ...command, declaration: { name, summary, ...command.declaration } }
}

/** A row of a list of commands: what `load` gives is loaded when it is first needed. */
export function later<System>(
  name: string,
  summary: string,
  load: () => Promise<ListedCommand<System>>,
): LaterCommand<System> {
  const whole = async (): Promise<Command<System>> => listed(name, summary, await loading(load()))
  return { declaration: { name, summary }, load: whole, run: async (process) => (await whole()).run(process) }
}

/** The whole command. @throws NotLoaded */
export async function loaded<System>(command: Command<System> | LaterCommand<System>): Promise<Command<System>> {
  return 'load' in command ? command.load() : command
}
