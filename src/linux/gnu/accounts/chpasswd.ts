import { pickInteger } from '../../../base/chance.ts'
import { withInput } from '../../../shell/posix/open.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure } from '../library/program.ts'
import { DIGITS, md5Crypt, shaCrypt } from '../openssl/crypt.ts'
import { AccountFiles } from './account-files.ts'
import { shadowProgram } from './account-values.ts'

const DAY = 86_400_000

/** How a password is kept, by the name of the method; undefined for those that are not simulated. */
async function kept(process: GnuProcess, password: string, method: string): Promise<string | undefined> {
  const salt = (length: number): string =>
    Array.from({ length }, () => DIGITS.charAt(pickInteger(process.kernel.chance, DIGITS.length))).join('')
  switch (method) {
    case 'NONE':
      return password
    case 'MD5':
      return process.inTurns(md5Crypt(password, salt(8), '1'))
    case 'SHA256':
      return process.inTurns(shaCrypt(password, salt(16), '5'))
    case 'SHA512':
      return process.inTurns(shaCrypt(password, salt(16), '6'))
    default:
      return undefined
  }
}

/** chpasswd(8): passwords of many, from lines `NAME:PASSWORD`. All are changed or none. */
export const chpasswd = shadowProgram({
  name: 'chpasswd',
  helpLetter: 'h',
  options: optionList('c,crypt-method=METHOD e,encrypted m,md5'),
  refused: optionList('R,root=CHROOT_DIR s,sha-rounds=NUM'),
  async run(process, { has, value }) {
    const files = new AccountFiles(process)
    const method = has('e') ? 'NONE' : has('m') ? 'MD5' : (value('c') ?? 'SHA512')
    if ((await kept(process, '', method)) === undefined) throw new Failure(`the method ${method} is not simulated here`)
    const text = await withInput(process, '-', (input) => input.whole())
    let faults = 0
    for (const [at, line] of text.replace(/\n$/, '').split('\n').entries()) {
      if (text === '') break
      const [, name = line, password] = /^([^:]*):([^]*)$/.exec(line) ?? []
      const entry = files.shadow.find(name)
      if (password !== undefined && entry) {
        entry[1] = (await kept(process, password, method)) ?? ''
        entry[2] = String(Math.floor(process.kernel.clock.now() / DAY))
        continue
      }
      faults += 1
      if (password === undefined) await process.complain(`line ${at + 1}: missing new password`)
      else await refused(process, name, at + 1)
    }
    if (faults > 0) return 1
    files.save()
    return 0
  },
})

async function refused(process: GnuProcess, name: string, line: number): Promise<void> {
  await process.complain(`(user ${name}) pam_chauthtok() failed, error:\nAuthentication token manipulation error`)
  await process.complain(`(line ${line}, user ${name}) password not changed`)
}
