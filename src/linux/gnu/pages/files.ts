import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as basename } from '../basename/basename.page.ts'
import { page as chgrp } from '../chgrp/chgrp.page.ts'
import { page as chmod } from '../chmod/chmod.page.ts'
import { page as chown } from '../chown/chown.page.ts'
import { page as cp } from '../cp/cp.page.ts'
import { page as df } from '../df/df.page.ts'
import { page as dir } from '../ls/dir.page.ts'
import { page as dirname } from '../dirname/dirname.page.ts'
import { page as du } from '../du/du.page.ts'
import { page as file } from '../file/file.page.ts'
import { page as find } from '../find/find.page.ts'
import { page as gunzip } from '../gzip/gunzip.page.ts'
import { page as gzip } from '../gzip/gzip.page.ts'
import { page as install } from '../install/install.page.ts'
import { page as ln } from '../ln/ln.page.ts'
import { page as ls } from '../ls/ls.page.ts'
import { page as mkdir } from '../mkdir/mkdir.page.ts'
import { page as mktemp } from '../mktemp/mktemp.page.ts'
import { page as mv } from '../mv/mv.page.ts'
import { page as readlink } from '../readlink/readlink.page.ts'
import { page as realpath } from '../realpath/realpath.page.ts'
import { page as rm } from '../rm/rm.page.ts'
import { page as rmdir } from '../rmdir/rmdir.page.ts'
import { page as stat } from '../stat/stat.page.ts'
import { page as sync } from '../sync/sync.page.ts'
import { page as tar } from '../tar/tar.page.ts'
import { page as touch } from '../touch/touch.page.ts'
import { page as tree } from '../tree/tree.page.ts'
import { page as truncate } from '../truncate/truncate.page.ts'
import { page as unzip } from '../unzip/unzip.page.ts'
import { page as vdir } from '../ls/vdir.page.ts'
import { page as xargs } from '../xargs/xargs.page.ts'
import { page as zcat } from '../gzip/zcat.page.ts'
import { page as zip } from '../zip/zip.page.ts'

/** The pages of the programs that work on files and directories. */
export const pages: Readonly<Record<string, ProgramPage>> = {
  basename,
  chgrp,
  chmod,
  chown,
  cp,
  df,
  dir,
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
  vdir,
  xargs,
  zcat,
  zip,
}
