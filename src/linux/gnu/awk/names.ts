import { type Name, NEVER } from './syntax.ts'

/** The names that a program uses, and the slots in which their values stand. */
export class Names {
  readonly globals = new Map<string, number>()
  /** The parameters of the function that is read. */
  locals: readonly string[] = []
  /** The functions that are called. */
  readonly called = new Set<string>()
  usesFields = false

  /** What a name stands for where it is read. */
  resolve(name: string): Name {
    const parameter = this.locals.indexOf(name)
    if (parameter >= 0) return { type: 'name', name, local: true, slot: parameter, waits: NEVER }
    if (name === 'NF') this.usesFields = true
    const slot = this.globals.get(name) ?? this.globals.size
    this.globals.set(name, slot)
    return { type: 'name', name, local: false, slot, waits: NEVER }
  }
}
