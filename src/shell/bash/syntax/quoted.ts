/** What is one piece of a word, whatever it has within. */
export const QUOTED = String.raw`\\[\s\S]|'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\$\((?:[^()]|\([^()]*\))*\)|\$\{[^}]*\}`
