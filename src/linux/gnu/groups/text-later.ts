import { base32, base64, basenc } from '../base-coding/base-coding.ts'
import { b2sum, cksum, md5sum, sha1sum, sha224sum, sha256sum, sha384sum, sha512sum } from '../checksums/checksums.ts'
import { column } from '../column/column.ts'
import { dd } from '../dd/dd.ts'
import { diff } from '../diff/diff.ts'
import { sdiff } from '../diff/sdiff.ts'
import { factor } from '../factor/factor.ts'
import { fmt } from '../fmt/fmt.ts'
import { hd, hexdump } from '../hexdump/hexdump.ts'
import { join } from '../join/join.ts'
import { numfmt } from '../numfmt/numfmt.ts'
import { od } from '../od/od.ts'
import { split } from '../split/split.ts'
import { sum } from '../sum/sum.ts'
import { tsort } from '../tsort/tsort.ts'
import { xxd } from '../xxd/xxd.ts'
import { later } from './later.ts'
import type { GnuProgram } from '../library/program.ts'

/** Programs that work on text and are large or seldom used: a group of their own. */
export const laterTextPrograms: readonly GnuProgram[] = [
  b2sum,
  base32,
  base64,
  basenc,
  cksum,
  ...later(['col'], () => import('../col/col.ts')),
  ...later(['colrm'], () => import('../colrm/colrm.ts')),
  column,
  ...later(['csplit'], () => import('../csplit/csplit.ts')),
  ...later(['dc'], () => import('../dc/dc.ts')),
  dd,
  diff,
  sdiff,
  ...later(['diff3'], () => import('../diff/diff3.ts')),
  ...later(['ed'], () => import('../ed/ed.ts')),
  factor,
  fmt,
  hd,
  hexdump,
  ...later(['iconv'], () => import('../iconv/iconv.ts')),
  join,
  ...later(['look'], () => import('../look/look.ts')),
  md5sum,
  numfmt,
  od,
  ...later(['openssl'], () => import('../openssl/openssl.ts')),
  ...later(['patch'], () => import('../patch/patch.ts')),
  ...later(['pathchk'], () => import('../pathchk/pathchk.ts')),
  ...later(['pr'], () => import('../pr/pr.ts')),
  ...later(['ptx'], () => import('../ptx/ptx.ts')),
  sha1sum,
  sha224sum,
  sha256sum,
  sha384sum,
  sha512sum,
  split,
  sum,
  tsort,
  ...later(['ul'], () => import('../ul/ul.ts')),
  ...later(['uuencode'], () => import('../uuencode/uuencode.ts')),
  ...later(['uudecode'], () => import('../uuencode/uudecode.ts')),
  xxd,
]
