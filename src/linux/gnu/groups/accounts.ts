import type { GnuProgram } from '../library/program.ts'
import { later } from './later.ts'

/** Programs that look up users and groups, and change them: loaded when they are first run. */
export const accountPrograms: readonly GnuProgram[] = [
  ...later(['useradd'], () => import('../accounts/useradd.ts')),
  ...later(['userdel'], () => import('../accounts/userdel.ts')),
  ...later(['usermod'], () => import('../accounts/usermod.ts')),
  ...later(['groupadd', 'groupdel'], () => import('../accounts/groupadd.ts')),
  ...later(['adduser', 'addgroup'], () => import('../accounts/adduser.ts')),
  ...later(['deluser', 'delgroup'], () => import('../accounts/deluser.ts')),
  ...later(['passwd'], () => import('../accounts/passwd.ts')),
  ...later(['groupmod'], () => import('../accounts/groupmod.ts')),
  ...later(['gpasswd'], () => import('../accounts/gpasswd.ts')),
  ...later(['chsh'], () => import('../accounts/chsh.ts')),
  ...later(['chpasswd'], () => import('../accounts/chpasswd.ts')),
  ...later(['chage'], () => import('../accounts/chage.ts')),
  ...later(['getent'], () => import('../accounts/getent.ts')),
]
