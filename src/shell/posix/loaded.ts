import type { ProgramDeclaration } from './declaration.ts'

/** A program that may not be there yet. */
interface Loadable {
  readonly declaration?: ProgramDeclaration | undefined
  load?(): { readonly declaration?: ProgramDeclaration | undefined } | Promise<unknown>
}

/** What a program says of its options, as far as it is loaded. */
export function loadedDeclaration(program: Loadable | undefined): ProgramDeclaration | undefined {
  const loaded = program?.load?.()
  if (!(loaded instanceof Promise)) return (loaded ?? program)?.declaration
  // who runs it hears why it did not come
  loaded.catch(() => undefined)
  return program?.declaration
}
