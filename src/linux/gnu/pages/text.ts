import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as base32 } from './base32.ts'
import { page as base64 } from './base64.ts'
import { page as cat } from './cat.ts'
import { page as cksum } from './cksum.ts'
import { page as cmp } from './cmp.ts'
import { page as column } from './column.ts'
import { page as comm } from './comm.ts'
import { page as cut } from './cut.ts'
import { page as dd } from './dd.ts'
import { page as diff } from './diff.ts'
import { page as expand } from './expand.ts'
import { page as factor } from './factor.ts'
import { page as fmt } from './fmt.ts'
import { page as fold } from './fold.ts'
import { page as head } from './head.ts'
import { page as hexdump } from './hexdump.ts'
import { page as join } from './join.ts'
import { page as md5sum } from './md5sum.ts'
import { page as nl } from './nl.ts'
import { page as numfmt } from './numfmt.ts'
import { page as od } from './od.ts'
import { page as paste } from './paste.ts'
import { page as rev } from './rev.ts'
import { page as seq } from './seq.ts'
import { page as sha1sum } from './sha1sum.ts'
import { page as sha256sum } from './sha256sum.ts'
import { page as sha512sum } from './sha512sum.ts'
import { page as shuf } from './shuf.ts'
import { page as sort } from './sort.ts'
import { page as split } from './split.ts'
import { page as strings } from './strings.ts'
import { page as sum } from './sum.ts'
import { page as tac } from './tac.ts'
import { page as tail } from './tail.ts'
import { page as tee } from './tee.ts'
import { page as tr } from './tr.ts'
import { page as tsort } from './tsort.ts'
import { page as unexpand } from './unexpand.ts'
import { page as uniq } from './uniq.ts'
import { page as wc } from './wc.ts'
import { page as xxd } from './xxd.ts'
import { page as yes } from './yes.ts'

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
