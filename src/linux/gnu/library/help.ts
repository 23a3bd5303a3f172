import { commandHelp } from '../../../shell/help.ts'
import { manPage } from '../../../shell/man.ts'
import type { CommandDeclaration } from '../../../shell/declaration.ts'
import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { pageOf } from '../pages/index.ts'

/** All about a program: what it is called with, and what its page says of it. */
async function described(declaration: ProgramDeclaration): Promise<CommandDeclaration> {
  const { summary, options = {}, description, examples } = declaration.page ?? (await pageOf(declaration.name))
  return {
    name: declaration.name,
    operands: declaration.operands ?? [],
    summary,
    description,
    examples,
    options: (declaration.options ?? []).map((option) => ({
      ...option,
      summary: options[option.short ?? option.long ?? ''] ?? '',
    })),
  }
}

/** What `NAME --help` prints. */
export async function helpOf(declaration: ProgramDeclaration, columns?: number): Promise<string> {
  return commandHelp(await described(declaration), columns)
}

/** The manual page. */
export async function manualOf(declaration: ProgramDeclaration, columns?: number): Promise<string> {
  return manPage(await described(declaration), columns)
}
