import { cat } from '../cat/cat.ts'
import { cmp } from '../cmp/cmp.ts'
import { comm } from '../comm/comm.ts'
import { cut } from '../cut/cut.ts'
import { expand } from '../expand/expand.ts'
import { fold } from '../fold/fold.ts'
import { head } from '../head/head.ts'
import { nl } from '../nl/nl.ts'
import { paste } from '../paste/paste.ts'
import { rev } from '../rev/rev.ts'
import { seq } from '../seq/seq.ts'
import { shuf } from '../shuf/shuf.ts'
import { sort } from '../sort/sort.ts'
import { strings } from '../strings/strings.ts'
import { tac } from '../tac/tac.ts'
import { tail } from '../tail/tail.ts'
import { tee } from '../tee/tee.ts'
import { tr } from '../tr/tr.ts'
import { unexpand } from '../unexpand/unexpand.ts'
import { uniq } from '../uniq/uniq.ts'
import { wc } from '../wc/wc.ts'
import { yes } from '../yes/yes.ts'
import type { GnuProgram } from '../library/program.ts'
import { later } from './later.ts'

/** Programs that work on text and numbers. */
export const textPrograms: readonly GnuProgram[] = [
  cat,
  cmp,
  comm,
  cut,
  expand,
  fold,
  head,
  nl,
  paste,
  rev,
  seq,
  shuf,
  sort,
  strings,
  tac,
  tail,
  tee,
  tr,
  unexpand,
  uniq,
  wc,
  yes,
  ...later(['bc'], () => import('../bc/bc.ts')),
]
