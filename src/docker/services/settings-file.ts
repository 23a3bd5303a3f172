/** The names and worths of a file of settings in YAML, as far as it has names within names: those stand with dots between them. */
export function settingsIn(text: string): readonly (readonly [name: string, worth: string])[] {
  const found: (readonly [string, string])[] = []
  const above: { readonly indent: number; readonly name: string }[] = []
  for (const line of text.split('\n')) {
    const [, space, name, worth = ''] = /^(\s*)([\w.-]+):(?:\s+(.*))?$/.exec(line.replace(/(^|\s)#.*$/, '')) ?? []
    if (space === undefined || name === undefined) continue
    while ((above.at(-1)?.indent ?? -1) >= space.length) above.pop()
    const path = [...above.map((one) => one.name), name].join('.')
    if (worth.trim() === '') above.push({ indent: space.length, name })
    else found.push([path, worth.trim().replaceAll(/^(["'])(.*)\1$/g, '$2')])
  }
  return found
}
