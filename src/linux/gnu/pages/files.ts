import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as basename } from './basename.ts'
import { page as chgrp } from './chgrp.ts'
import { page as chmod } from './chmod.ts'
import { page as chown } from './chown.ts'
import { page as cp } from './cp.ts'
import { page as df } from './df.ts'
import { page as dir } from './dir.ts'
import { page as dirname } from './dirname.ts'
import { page as du } from './du.ts'
import { page as file } from './file.ts'
import { page as find } from './find.ts'
import { page as gunzip } from './gunzip.ts'
import { page as gzip } from './gzip.ts'
import { page as install } from './install.ts'
import { page as ln } from './ln.ts'
import { page as ls } from './ls.ts'
import { page as mkdir } from './mkdir.ts'
import { page as mktemp } from './mktemp.ts'
import { page as mv } from './mv.ts'
import { page as readlink } from './readlink.ts'
import { page as realpath } from './realpath.ts'
import { page as rm } from './rm.ts'
import { page as rmdir } from './rmdir.ts'
import { page as stat } from './stat.ts'
import { page as sync } from './sync.ts'
import { page as tar } from './tar.ts'
import { page as touch } from './touch.ts'
import { page as tree } from './tree.ts'
import { page as truncate } from './truncate.ts'
import { page as unzip } from './unzip.ts'
import { page as vdir } from './vdir.ts'
import { page as xargs } from './xargs.ts'
import { page as zcat } from './zcat.ts'
import { page as zip } from './zip.ts'

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
