/** Runs what an interactive shell reads at its start, where it is there (INVOCATION of bash(1), on Debian). @param own as it is written in a line */
export const readSettings = (own = '~/.bashrc'): string =>
  ['/etc/bash.bashrc', own].map((file) => `[ ! -r ${file} ] || . ${file}`).join('\n')
