interface Feature {
  readonly name: string
  readonly pattern: RegExp
}

/** Syntax of a real shell (POSIX, Shell Command Language) that the Simple shell takes as plain words. */
const features: readonly Feature[] = [
  { name: 'Command substitution', pattern: /\$\(|`/ },
  { name: 'Command lists', pattern: /&&|\|\||;/ },
  { name: 'Pipes', pattern: /\|/ },
  { name: 'Redirections', pattern: /[<>]/ },
  { name: 'Background jobs', pattern: /&\s*$/ },
  { name: 'Quotes', pattern: /(?:^|\s)["'].*["']|\\/ },
  { name: 'Variables', pattern: /\$[A-Za-z_{?$!#@]/ },
  { name: 'Tilde expansion', pattern: /(?:^|\s)~(?:[a-z_][\w-]*)?(?:\/|\s|$)/ },
  { name: 'Wildcards', pattern: /\*/ },
]

/** The first kind of shell syntax that a line uses, by its name, or undefined. `find` matches with `*` itself. */
export function shellSyntaxIn(line: string): string | undefined {
  const found = features.find((feature) => feature.pattern.test(line))
  return found?.name === 'Wildcards' && /^\s*find\s/.test(line) ? undefined : found?.name
}
