import type { Jq } from '../base/jq.ts'

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`

/** Runs jq and yq with just-bash (Apache-2.0), which has them, on the thread that it is called on. */
export const jq: Jq = async ({ words, stdin, files, cwd }) => {
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
