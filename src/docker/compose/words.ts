/** The words of a command that was given as one string, without its quotes (as compose-go splits it). */
export function splitCommand(text: string): readonly string[] {
  const words = text.match(/(?:\\[^]|"(?:\\[^]|[^"\\])*"|'[^']*'|[^\s"'\\])+/g) ?? []
  return words.map((word) =>
    word.replace(
      /\\([^])|"((?:\\[^]|[^"\\])*)"|'([^']*)'/g,
      (_all, escaped?: string, double?: string, single?: string) =>
        escaped ?? double?.replace(/\\(["\\$`])/g, '$1') ?? single ?? '',
    ),
  )
}
