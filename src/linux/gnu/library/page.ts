import type { ProgramPage } from '../../../shell/posix/declaration.ts'

/** What is said besides the summary and the paragraphs. */
interface More {
  readonly options?: Readonly<Record<string, string>>
  /** Lines and what they do. */
  readonly examples?: Readonly<Record<string, string>>
}

/** Makes a page; `description` is one paragraph a line. */
export function programPage(summary: string, description: string, { options, examples = {} }: More = {}): ProgramPage {
  return {
    summary,
    description: description.split('\n'),
    ...(options && { options }),
    examples: Object.entries(examples).map(([line, meaning]) => ({ line, meaning })),
  }
}
