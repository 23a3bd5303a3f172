import type { LanguageAnswer, LanguageTask } from './task.ts'

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`

/** Runs a task with just-bash (Apache-2.0), which has jq and yq: in a worker, or where there is none. */
export async function answerTask({ words, stdin, files, cwd }: LanguageTask): Promise<LanguageAnswer> {
  const { Bash } = await import('just-bash')
  const bash = new Bash({ files: { ...files }, cwd })
  const { stdout, stderr, exitCode } = await bash.exec(words.map(quoted).join(' '), { rawScript: true, stdin })
  const changed: Record<string, string> = {}
  for (const [path, before] of Object.entries(files)) {
    const after = await bash.fs.readFile(path)
    if (after !== before) changed[path] = after
  }
  return { stdout, stderr, status: exitCode, changed }
}
