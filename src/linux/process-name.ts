import { baseName } from './path.ts'

/** The most that the kernel keeps of a process's name, TASK_COMM_LEN of Linux's sched.h. */
export const NAME_LENGTH = 15

/** The name of the program that a command line starts: `nginx` of `nginx: master process`. */
export const nameInCommand = (command: string): string =>
  baseName((command.split(' ')[0] ?? '').replace(/:$/, '')).slice(0, NAME_LENGTH)
