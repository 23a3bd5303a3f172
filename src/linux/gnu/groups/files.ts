import { basename } from '../basename.ts'
import { chgrp } from '../chgrp.ts'
import { chmod } from '../chmod.ts'
import { chown } from '../chown.ts'
import { cp } from '../cp.ts'
import { df } from '../df.ts'
import { dirname } from '../dirname.ts'
import { du } from '../du.ts'
import { file } from '../file.ts'
import { find } from '../find.ts'
import { gunzip, gzip, zcat } from '../gzip.ts'
import { install } from '../install.ts'
import { ln } from '../ln.ts'
import { ls } from '../ls.ts'
import { mkdir } from '../mkdir.ts'
import { mktemp } from '../mktemp.ts'
import { mv } from '../mv.ts'
import type { GnuProgram } from '../program.ts'
import { readlink } from '../readlink.ts'
import { realpath } from '../realpath.ts'
import { rm } from '../rm.ts'
import { rmdir } from '../rmdir.ts'
import { stat } from '../stat.ts'
import { sync } from '../sync.ts'
import { tar } from '../tar.ts'
import { touch } from '../touch.ts'
import { tree } from '../tree.ts'
import { truncate } from '../truncate.ts'
import { unzip } from '../unzip.ts'
import { xargs } from '../xargs.ts'
import { zip } from '../zip.ts'

/** Programs that work on files and directories. */
export const filesPrograms: readonly GnuProgram[] = [
  basename,
  chgrp,
  chmod,
  chown,
  cp,
  df,
  dirname,
  du,
  file,
  find,
  gunzip,
  gzip,
  install,
  ln,
  ls,
  mkdir,
  mktemp,
  mv,
  readlink,
  realpath,
  rm,
  rmdir,
  stat,
  sync,
  tar,
  touch,
  tree,
  truncate,
  unzip,
  xargs,
  zcat,
  zip,
]
