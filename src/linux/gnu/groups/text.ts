import { cat } from '../cat.ts'
import { cmp } from '../cmp.ts'
import { comm } from '../comm.ts'
import { cut } from '../cut.ts'
import { expand } from '../expand.ts'
import { fold } from '../fold.ts'
import { head } from '../head.ts'
import { nl } from '../nl.ts'
import { paste } from '../paste.ts'
import { rev } from '../rev.ts'
import { seq } from '../seq.ts'
import { shuf } from '../shuf.ts'
import { sort } from '../sort.ts'
import { strings } from '../strings.ts'
import { tac } from '../tac.ts'
import { tail } from '../tail.ts'
import { tee } from '../tee.ts'
import { tr } from '../tr.ts'
import { unexpand } from '../unexpand.ts'
import { uniq } from '../uniq.ts'
import { wc } from '../wc.ts'
import { yes } from '../yes.ts'
import { gnuLater, type GnuProgram } from '../program.ts'

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
