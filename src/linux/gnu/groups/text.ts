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
import { gnuLater, type GnuProgram } from '../library/program.ts'

/** Those that come in a chunk of their own (text-later.ts) when one of them is first run. */
const LATER =
  'base32 base64 cksum column dd diff factor fmt hexdump join md5sum numfmt od sha1sum sha256sum sha512sum split sum tsort xxd'

const later = (name: string): GnuProgram =>
  gnuLater({ name }, async () => {
    const { laterTextPrograms } = await import('./text-later.ts')
    const program = laterTextPrograms[name]
    if (!program) throw new Error(`there is no program ${name}`)
    return program
  })

/** Programs that work on text. */
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
  ...LATER.split(' ').map(later),
]
