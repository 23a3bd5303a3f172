import { basename } from '../basename/basename.ts'
import { chgrp } from '../chgrp/chgrp.ts'
import { chmod } from '../chmod/chmod.ts'
import { chown } from '../chown/chown.ts'
import { cp } from '../cp/cp.ts'
import { df } from '../df/df.ts'
import { dirname } from '../dirname/dirname.ts'
import { du } from '../du/du.ts'
import { find } from '../find/find.ts'
import { link, unlink } from '../ln/link.ts'
import { ln } from '../ln/ln.ts'
import { dir, ls, vdir } from '../ls/ls.ts'
import { mkdir } from '../mkdir/mkdir.ts'
import { mktemp } from '../mktemp/mktemp.ts'
import { mv } from '../mv/mv.ts'
import { gnuLater, type GnuProgram } from '../library/program.ts'
import { later } from './later.ts'
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
  ...later(['bzip2', 'bunzip2', 'bzcat'], () => import('../bzip2/bzip2.ts')),
  ...later(['xz', 'unxz', 'xzcat', 'lzma', 'unlzma', 'lzcat'], () => import('../xz/xz.ts')),
  ...later(['cpio'], () => import('../cpio/cpio.ts')),
  ...later(['fallocate'], () => import('../truncate/fallocate.ts')),
  ...later(['file'], () => import('../file/file.ts')),
  find,
  ...later(['flock'], () => import('../flock/flock.ts')),
  ...later(['gunzip', 'gzip', 'uncompress', 'zcat'], () => import('../gzip/gzip.ts')),
  ...later(
    ['zgrep', 'zegrep', 'zfgrep', 'xzgrep', 'xzegrep', 'xzfgrep', 'bzgrep', 'bzegrep', 'bzfgrep'],
    () => import('../gzip/zgrep.ts'),
  ),
  ...later(['zdiff', 'zcmp', 'xzdiff', 'xzcmp', 'bzdiff', 'bzcmp'], () => import('../gzip/zdiff.ts')),
  ...later(['install'], () => import('../install/install.ts')),
  link,
  ln,
  ls,
  dir,
  vdir,
  mkdir,
  ...later(['mkfifo', 'mknod'], () => import('../mkfifo/mkfifo.ts')),
  mktemp,
  mv,
  ...later(['namei'], () => import('../namei/namei.ts')),
  readlink,
  gnuLater({ name: 'rename.ul' }, async () => (await import('../rename/rename.ul.ts')).renameUl),
  realpath,
  rm,
  rmdir,
  ...later(['shred'], () => import('../shred/shred.ts')),
  stat,
  sync,
  ...later(['tar'], () => import('../tar/tar.ts')),
  touch,
  ...later(['tree'], () => import('../tree/tree.ts')),
  truncate,
  unlink,
  ...later(['unzip'], () => import('../unzip/unzip.ts')),
  ...later(['zipinfo'], () => import('../unzip/zipinfo.ts')),
  xargs,
  ...later(['zip'], () => import('../zip/zip.ts')),
]
