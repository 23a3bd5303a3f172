/** The values of variables in a statement: `:name`, `:'name'`, `:"name"`. */
export function interpolated(text: string, variables: ReadonlyMap<string, string>): string {
  if (variables.size === 0) return text
  return text.replace(
    /('(?:''|[^'])*')|(^|[^:\w]):(?:'(\w+)'|"(\w+)"|([A-Za-z_]\w*))/g,
    (whole: string, ...groups: readonly (string | undefined)[]) => {
      const [literal, before = '', asText, asName, plain = ''] = groups
      const value = variables.get(asText ?? asName ?? plain)
      if (literal !== undefined || value === undefined) return whole
      if (asText !== undefined) return `${before}'${value.replaceAll("'", "''")}'`
      return before + (asName === undefined ? value : `"${value}"`)
    },
  )
}
