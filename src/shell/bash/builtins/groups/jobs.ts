import type { Builtin } from '../../shell.ts'
import { bg } from '../bg.ts'
import { disown } from '../disown.ts'
import { fg } from '../fg.ts'
import { jobs } from '../jobs.ts'
import { kill } from '../kill.ts'
import { suspend } from '../suspend.ts'
import { wait } from '../wait.ts'

/** Builtins about jobs. */
export const jobBuiltins: readonly Builtin[] = [jobs, fg, bg, wait, disown, kill, suspend]
