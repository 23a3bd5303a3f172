import { base32, base64 } from '../base-coding.ts'
import { md5sum, sha1sum, sha256sum, sha512sum } from '../checksums.ts'
import { cat } from '../cat.ts'
import { cmp } from '../cmp.ts'
import { column } from '../column.ts'
import { comm } from '../comm.ts'
import { cut } from '../cut.ts'
import { diff } from '../diff.ts'
import { expand } from '../expand.ts'
import { factor } from '../factor.ts'
import { fmt } from '../fmt.ts'
import { fold } from '../fold.ts'
import { head } from '../head.ts'
import { hexdump } from '../hexdump.ts'
import { join } from '../join.ts'
import { nl } from '../nl.ts'
import { od } from '../od.ts'
import { paste } from '../paste.ts'
import { rev } from '../rev.ts'
import { seq } from '../seq.ts'
import { shuf } from '../shuf.ts'
import { sort } from '../sort.ts'
import { split } from '../split.ts'
import { strings } from '../strings.ts'
import { tac } from '../tac.ts'
import { tail } from '../tail.ts'
import { tee } from '../tee.ts'
import { tr } from '../tr.ts'
import { unexpand } from '../unexpand.ts'
import { uniq } from '../uniq.ts'
import { wc } from '../wc.ts'
import { xxd } from '../xxd.ts'
import { yes } from '../yes.ts'
import type { GnuProgram } from '../program.ts'

/** Programs that work on text. */
export const textPrograms: readonly GnuProgram[] = [
  base32,
  base64,
  cat,
  cmp,
  column,
  comm,
  cut,
  diff,
  expand,
  factor,
  fmt,
  fold,
  head,
  hexdump,
  join,
  md5sum,
  nl,
  od,
  paste,
  rev,
  seq,
  sha1sum,
  sha256sum,
  sha512sum,
  shuf,
  sort,
  split,
  strings,
  tac,
  tail,
  tee,
  tr,
  unexpand,
  uniq,
  wc,
  xxd,
  yes,
]
