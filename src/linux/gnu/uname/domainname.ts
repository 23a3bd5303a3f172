import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import { fullName } from './full-name.ts'

/** A program about a domain, which is another name of hostname(1). */
const aboutDomain = (name: string, domain: (process: GnuProcess) => string): GnuProgram =>
  gnu({
    name,
    helpLetter: 'h',
    versionLetter: 'V',
    refused: optionList('F,file=FILE b,boot'),
    operands: [{ name: 'NAME', kind: 'text', optional: true }],
    async run(process, { operands }: Arguments) {
      if (operands.length > 1) throw new UsageError('')
      if (operands.length > 0)
        throw new Failure(
          process.credentials.uid === 0
            ? 'this machine keeps its name, it is simulated'
            : 'you must be root to change the domain name',
        )
      await process.print(domain(process))
      return 0
    },
  })

/** The name of a domain of NIS, of which this machine is in none. @throws Failure */
const none = (): never => {
  throw new Failure('Local domain name not set')
}

export const domainname = aboutDomain('domainname', () => '(none)\n')
export const nisdomainname = aboutDomain('nisdomainname', none)
export const ypdomainname = aboutDomain('ypdomainname', none)

export const dnsdomainname = aboutDomain('dnsdomainname', (process) => {
  const full = fullName(process)
  const dot = full.indexOf('.')
  return dot < 0 ? '' : `${full.slice(dot + 1)}\n`
})
