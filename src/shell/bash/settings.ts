/** Runs what an interactive shell reads at its start, where it is there (INVOCATION of bash(1), on Debian). */
export const READ_SETTINGS = ['/etc/bash.bashrc', '~/.bashrc'].map((file) => `[ ! -r ${file} ] || . ${file}`).join('\n')
