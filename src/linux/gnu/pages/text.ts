import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as base32 } from '../base-coding/base32.page.ts'
import { page as base64 } from '../base-coding/base64.page.ts'
import { page as cat } from '../cat/cat.page.ts'
import { page as cksum } from '../checksums/cksum.page.ts'
import { page as cmp } from '../cmp/cmp.page.ts'
import { page as column } from '../column/column.page.ts'
import { page as comm } from '../comm/comm.page.ts'
import { page as cut } from '../cut/cut.page.ts'
import { page as dd } from '../dd/dd.page.ts'
import { page as diff } from '../diff/diff.page.ts'
import { page as expand } from '../expand/expand.page.ts'
import { page as factor } from '../factor/factor.page.ts'
import { page as fmt } from '../fmt/fmt.page.ts'
import { page as fold } from '../fold/fold.page.ts'
import { page as head } from '../head/head.page.ts'
import { page as hexdump } from '../hexdump/hexdump.page.ts'
import { page as join } from '../join/join.page.ts'
import { page as md5sum } from '../checksums/md5sum.page.ts'
import { page as nl } from '../nl/nl.page.ts'
import { page as numfmt } from '../numfmt/numfmt.page.ts'
import { page as od } from '../od/od.page.ts'
import { page as paste } from '../paste/paste.page.ts'
import { page as rev } from '../rev/rev.page.ts'
import { page as seq } from '../seq/seq.page.ts'
import { page as sha1sum } from '../checksums/sha1sum.page.ts'
import { page as sha256sum } from '../checksums/sha256sum.page.ts'
import { page as sha512sum } from '../checksums/sha512sum.page.ts'
import { page as shuf } from '../shuf/shuf.page.ts'
import { page as sort } from '../sort/sort.page.ts'
import { page as split } from '../split/split.page.ts'
import { page as strings } from '../strings/strings.page.ts'
import { page as sum } from '../sum/sum.page.ts'
import { page as tac } from '../tac/tac.page.ts'
import { page as tail } from '../tail/tail.page.ts'
import { page as tee } from '../tee/tee.page.ts'
import { page as tr } from '../tr/tr.page.ts'
import { page as tsort } from '../tsort/tsort.page.ts'
import { page as unexpand } from '../unexpand/unexpand.page.ts'
import { page as uniq } from '../uniq/uniq.page.ts'
import { page as wc } from '../wc/wc.page.ts'
import { page as xxd } from '../xxd/xxd.page.ts'
import { page as yes } from '../yes/yes.page.ts'

/** The pages of the programs that work on text. */
export const pages: Readonly<Record<string, ProgramPage>> = {
  base32,
  base64,
  cat,
  cksum,
  cmp,
  column,
  comm,
  cut,
  dd,
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
  numfmt,
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
  sum,
  tac,
  tail,
  tee,
  tr,
  tsort,
  unexpand,
  uniq,
  wc,
  xxd,
  yes,
}
