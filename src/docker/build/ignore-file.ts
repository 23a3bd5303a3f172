function patternOf(text: string): RegExp {
  const bare = text.replace(/^\/+|\/+$/g, '')
  const source = bare
    .split(/(\*\*\/?|\*|\?)/)
    .map((part) => {
      if (part.startsWith('**')) return '.*'
      if (part === '*') return '[^/]*'
      return part === '?' ? '[^/]' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&')
    })
    .join('')
  return new RegExp(`^${source}(?:/.*)?$`)
}

/**
 * Reads a .dockerignore: gives the test whether a path, relative to the context, is left out. `*`, `?` and `**` are wildcards, `!`
 * takes paths back in, the last line that fits decides.
 */
export function parseIgnoreFile(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ leaveOut: !line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }))
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.leaveOut ?? false
}
