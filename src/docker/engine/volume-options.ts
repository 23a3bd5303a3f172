/** The options of the local driver. */
const KNOWN: ReadonlySet<string> = new Set(['type', 'o', 'device', 'size'])

/** What is wrong with the options of a volume, in the words of the local driver; undefined for nothing. */
export function badVolumeOption(options: Readonly<Record<string, string>>): string | undefined {
  const names = Object.keys(options)
  const unknown = names.find((name) => !KNOWN.has(name))
  if (unknown !== undefined) return `invalid option: ${JSON.stringify(unknown)}`
  if (options['size'] !== undefined) return 'quota size requested but no quota support'
  const missing = names.length === 0 ? undefined : ['device', 'type'].find((name) => options[name] === undefined)
  return missing === undefined ? undefined : `missing required option: ${JSON.stringify(missing)}`
}
