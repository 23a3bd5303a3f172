import { cat } from '../cat.ts'
import { head } from '../head.ts'
import type { GnuProgram } from '../program.ts'
import { rev } from '../rev.ts'
import { tac } from '../tac.ts'
import { tail } from '../tail.ts'
import { tee } from '../tee.ts'
import { wc } from '../wc.ts'

/** Programs that work on text. */
export const textPrograms: readonly GnuProgram[] = [cat, head, rev, tac, tail, tee, wc]
