import { gnuLater } from '../../linux/gnu/library/program.ts'

/** `git`, which clones samples; loaded when it is first run. */
export const sampleGit = gnuLater({ name: 'git' }, async () => (await import('./git.ts')).git)
