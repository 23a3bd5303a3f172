import type { ProgramPage } from '../../../shell/posix/declaration.ts'

type Pages = Readonly<Record<string, ProgramPage>>

/** Pages come in groups, each a chunk of its own. */
const groups: readonly (() => Promise<Pages>)[] = [
  async () => (await import('./files.ts')).pages,
  async () => (await import('./text.ts')).pages,
  async () => (await import('./math.ts')).pages,
  async () => (await import('./search.ts')).pages,
  async () => (await import('./system.ts')).pages,
  async () => (await import('./screen.ts')).pages,
]

/** A program's page. @throws Error when there is none, or it could not be loaded */
export async function pageOf(name: string): Promise<ProgramPage> {
  for (const load of groups) {
    const page = (await load())[name]
    if (page) return page
  }
  throw new Error(`there is no page about ${name}`)
}
