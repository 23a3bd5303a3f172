import type { ProgramPage } from '../../../shell/posix/declaration.ts'

type Pages = Readonly<Record<string, ProgramPage>>

/** Pages come in groups, each a chunk of its own: a module whose exports are named as the programs are. */
const groups: readonly (() => Promise<Pages>)[] = [
  () => import('./files.ts'),
  () => import('./text.ts'),
  () => import('./search.ts'),
  () => import('./environment.ts'),
  () => import('./screen.ts'),
]

/** A program's page. @throws Error when there is none, or it could not be loaded */
export async function pageOf(name: string): Promise<ProgramPage> {
  for (const load of groups) {
    const page = (await load())[name]
    if (page) return page
  }
  throw new Error(`there is no page about ${name}`)
}

/** All pages, for the test that no program lacks one, and no page its program. */
export const loadPages = (): Promise<readonly Pages[]> => Promise.all(groups.map((load) => load()))
