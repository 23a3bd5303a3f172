/** What a test is told about two lists of lines that should be one: each line, and where they part. */
export function difference(expected: readonly string[], actual: readonly string[]): string | undefined {
  const length = Math.max(expected.length, actual.length)
  const rows: string[] = []
  let same = true
  for (let index = 0; index < length; index += 1) {
    const [wanted, found] = [expected[index], actual[index]]
    if (wanted === found) {
      rows.push(`    ${found ?? ''}`)
      continue
    }
    same = false
    if (wanted !== undefined) rows.push(`  - ${JSON.stringify(wanted)}`)
    if (found !== undefined) rows.push(`  + ${JSON.stringify(found)}`)
  }
  return same ? undefined : `expected - / shown +\n${rows.join('\n')}`
}
