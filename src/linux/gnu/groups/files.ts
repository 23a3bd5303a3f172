import { basename } from '../basename.ts'
import { chgrp } from '../chgrp.ts'
import { chmod } from '../chmod.ts'
import { chown } from '../chown.ts'
import { cp } from '../cp.ts'
import { dirname } from '../dirname.ts'
import { find } from '../find.ts'
import { ln } from '../ln.ts'
import { ls } from '../ls.ts'
import { mkdir } from '../mkdir.ts'
import { mv } from '../mv.ts'
import type { GnuProgram } from '../program.ts'
import { rm } from '../rm.ts'
import { rmdir } from '../rmdir.ts'
import { touch } from '../touch.ts'

/** Programs that work on files and directories. */
export const filesPrograms: readonly GnuProgram[] = [
  basename,
  chgrp,
  chmod,
  chown,
  cp,
  dirname,
  find,
  ln,
  ls,
  mkdir,
  mv,
  rm,
  rmdir,
  touch,
]
