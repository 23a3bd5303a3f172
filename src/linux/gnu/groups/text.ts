import { cat } from '../cat.ts'
import { cut } from '../cut.ts'
import { head } from '../head.ts'
import { paste } from '../paste.ts'
import { rev } from '../rev.ts'
import { sort } from '../sort.ts'
import { tac } from '../tac.ts'
import { tail } from '../tail.ts'
import { tee } from '../tee.ts'
import { tr } from '../tr.ts'
import { uniq } from '../uniq.ts'
import { wc } from '../wc.ts'
import type { GnuProgram } from '../program.ts'

/** Programs that work on text. */
export const textPrograms: readonly GnuProgram[] = [cat, cut, head, paste, rev, sort, tac, tail, tee, tr, uniq, wc]
