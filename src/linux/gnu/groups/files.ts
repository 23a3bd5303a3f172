import { basename } from '../basename.ts'
import { chgrp } from '../chgrp.ts'
import { chmod } from '../chmod.ts'
import { chown } from '../chown.ts'
import { cp } from '../cp.ts'
import { df } from '../df.ts'
import { dirname } from '../dirname.ts'
import { du } from '../du.ts'
import { find } from '../find.ts'
import { ln } from '../ln.ts'
import { dir, ls, vdir } from '../ls.ts'
import { mkdir } from '../mkdir.ts'
import { mktemp } from '../mktemp.ts'
import { mv } from '../mv.ts'
import { gnuLater, type GnuProgram } from '../program.ts'
import { readlink } from '../readlink.ts'
import { realpath } from '../realpath.ts'
import { rm } from '../rm.ts'
import { rmdir } from '../rmdir.ts'
import { stat } from '../stat.ts'
import { sync } from '../sync.ts'
import { touch } from '../touch.ts'
import { truncate } from '../truncate.ts'
import { xargs } from '../xargs.ts'

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
  gnuLater({ name: 'file' }, async () => (await import('../file.ts')).file),
  find,
  gnuLater({ name: 'gunzip' }, async () => (await import('../gzip.ts')).gunzip),
  gnuLater({ name: 'gzip' }, async () => (await import('../gzip.ts')).gzip),
  gnuLater({ name: 'install' }, async () => (await import('../install.ts')).install),
  ln,
  ls,
  dir,
  vdir,
  mkdir,
  mktemp,
  mv,
  readlink,
  realpath,
  rm,
  rmdir,
  stat,
  sync,
  gnuLater({ name: 'tar' }, async () => (await import('../tar.ts')).tar),
  touch,
  gnuLater({ name: 'tree' }, async () => (await import('../tree.ts')).tree),
  truncate,
  gnuLater({ name: 'unzip' }, async () => (await import('../unzip.ts')).unzip),
  xargs,
  gnuLater({ name: 'zcat' }, async () => (await import('../gzip.ts')).zcat),
  gnuLater({ name: 'zip' }, async () => (await import('../zip.ts')).zip),
]
