import type { Lesson, Word } from './lesson.ts'

/** One line of a cheat sheet: a command of a lesson, and what it is for. */
export interface CheatLine {
  readonly words: readonly Word[]
  readonly meaning: string
}

export interface CheatGroup {
  readonly title: string
  readonly lines: readonly CheatLine[]
}

/** What a line is for: what its program does, and in brackets what its options change about that. */
function meaningOf(words: readonly Word[]): string {
  const command = words.findLast(({ kind }) => kind === 'command')
  const said = command?.meaning ? command : words.find(({ kind, meaning }) => kind === 'program' && meaning !== '')
  const options = words.filter(({ kind, meaning }) => kind === 'option' && meaning !== '')
  const changes = options.map(({ meaning }) => meaning).join(', ')
  if (!said || changes === '') return said?.meaning ?? changes
  return `${said.meaning} (${changes})`
}

/** The programs of a line with their commands and options: what is new about a line. */
function namesIn(words: readonly Word[]): readonly string[] {
  let program = ''
  return words.flatMap(({ text, kind }) => {
    if (kind === 'program') program = text
    else if (kind !== 'command' && kind !== 'option') return []
    return [kind === 'program' ? text : `${program} ${text}`]
  })
}

/** The lessons' commands that use a program or an option for the first time, lesson by lesson. */
export function cheatSheet(lessons: readonly Pick<Lesson, 'title' | 'words'>[]): readonly CheatGroup[] {
  const known = new Set<string>()
  const isNew = (words: readonly Word[]): boolean => {
    const names = namesIn(words).filter((name) => !known.has(name))
    for (const name of names) known.add(name)
    return names.length > 0 && meaningOf(words) !== ''
  }
  const groups = lessons.map(({ title, words }) => ({
    title,
    lines: words.filter(isNew).map((each) => ({ words: each, meaning: meaningOf(each) })),
  }))
  return groups.filter(({ lines }) => lines.length > 0)
}
