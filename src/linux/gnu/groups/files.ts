import { basename } from '../basename/basename.ts'
import { chgrp } from '../chgrp/chgrp.ts'
import { chmod } from '../chmod/chmod.ts'
import { chown } from '../chown/chown.ts'
import { cp } from '../cp/cp.ts'
import { df } from '../df/df.ts'
import { dirname } from '../dirname/dirname.ts'
import { du } from '../du/du.ts'
import { find } from '../find/find.ts'
import { ln } from '../ln/ln.ts'
import { dir, ls, vdir } from '../ls/ls.ts'
import { mkdir } from '../mkdir/mkdir.ts'
import { mktemp } from '../mktemp/mktemp.ts'
import { mv } from '../mv/mv.ts'
import { gnuLater, type GnuProgram } from '../library/program.ts'
import { readlink } from '../readlink/readlink.ts'
import { realpath } from '../realpath/realpath.ts'
import { rm } from '../rm/rm.ts'
import { rmdir } from '../rmdir/rmdir.ts'
import { stat } from '../stat/stat.ts'
import { sync } from '../sync/sync.ts'
import { touch } from '../touch/touch.ts'
import { truncate } from '../truncate/truncate.ts'
import { xargs } from '../xargs/xargs.ts'

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
  gnuLater({ name: 'file' }, async () => (await import('../file/file.ts')).file),
  find,
  gnuLater({ name: 'gunzip' }, async () => (await import('../gzip/gzip.ts')).gunzip),
  gnuLater({ name: 'gzip' }, async () => (await import('../gzip/gzip.ts')).gzip),
  gnuLater({ name: 'install' }, async () => (await import('../install/install.ts')).install),
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
  gnuLater({ name: 'tar' }, async () => (await import('../tar/tar.ts')).tar),
  touch,
  gnuLater({ name: 'tree' }, async () => (await import('../tree/tree.ts')).tree),
  truncate,
  gnuLater({ name: 'unzip' }, async () => (await import('../unzip/unzip.ts')).unzip),
  xargs,
  gnuLater({ name: 'zcat' }, async () => (await import('../gzip/gzip.ts')).zcat),
  gnuLater({ name: 'zip' }, async () => (await import('../zip/zip.ts')).zip),
]
