import { base32, base64 } from '../base-coding.ts'
import { cksum, md5sum, sha1sum, sha256sum, sha512sum } from '../checksums.ts'
import { column } from '../column.ts'
import { dd } from '../dd.ts'
import { diff } from '../diff.ts'
import { factor } from '../factor.ts'
import { fmt } from '../fmt.ts'
import { hexdump } from '../hexdump.ts'
import { join } from '../join.ts'
import { numfmt } from '../numfmt.ts'
import { od } from '../od.ts'
import { split } from '../split.ts'
import { sum } from '../sum.ts'
import { tsort } from '../tsort.ts'
import { xxd } from '../xxd.ts'
import type { GnuProgram } from '../program.ts'

/** Programs that work on text and are large or seldom used: a chunk of their own. */
export const laterTextPrograms: Readonly<Record<string, GnuProgram>> = {
  base32,
  base64,
  cksum,
  column,
  dd,
  diff,
  factor,
  fmt,
  hexdump,
  join,
  md5sum,
  numfmt,
  od,
  sha1sum,
  sha256sum,
  sha512sum,
  split,
  sum,
  tsort,
  xxd,
}
