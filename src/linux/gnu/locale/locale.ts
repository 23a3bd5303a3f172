import { charsetOf } from '../../../shell/posix/locale.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'

const CATEGORIES =
  'LC_CTYPE LC_NUMERIC LC_TIME LC_COLLATE LC_MONETARY LC_MESSAGES LC_PAPER LC_NAME LC_ADDRESS LC_TELEPHONE LC_MEASUREMENT LC_IDENTIFICATION'.split(
    ' ',
  )

/** What is there on Debian before others are installed. */
const INSTALLED = ['C', 'C.utf8', 'POSIX']

/** Names of locales that are there; the character set may be written in several ways. */
const KNOWN = /^(?:C|POSIX|C\.(?:UTF-?8))$/i

/** What the variables say; what follows from others is in quotes. */
function settings({ environment }: GnuProcess): string {
  const all = environment.get('LC_ALL') ?? ''
  const lang = environment.get('LANG') ?? ''
  const lines = CATEGORIES.map((name) => {
    const own = environment.get(name) ?? ''
    return own !== '' && all === '' ? `${name}=${own}` : `${name}="${all || lang || 'POSIX'}"`
  })
  const language = environment.get('LANGUAGE') ?? ''
  return `${[`LANG=${lang}`, `LANGUAGE=${language}`, ...lines, `LC_ALL=${all}`].join('\n')}\n`
}

/** The name of the character set. */
function charmap({ environment }: GnuProcess): string {
  const name = environment.get('LC_ALL') || environment.get('LC_CTYPE') || environment.get('LANG') || 'POSIX'
  return KNOWN.test(name) && name.includes('.') && charsetOf(environment) === 'UTF-8' ? 'UTF-8' : 'ANSI_X3.4-1968'
}

/** Says that the variables name a locale that is not there. */
async function warnOfUnknown(process: GnuProcess, categories: readonly string[]): Promise<void> {
  const { environment } = process
  const known = (name: string): boolean =>
    KNOWN.test(environment.get('LC_ALL') || environment.get(name) || environment.get('LANG') || 'C')
  for (const name of categories)
    if (!(name === 'LC_ALL' ? CATEGORIES.every(known) : known(name)))
      await process.complain(`Cannot set ${name} to default locale: No such file or directory`)
}

/** locale(1): which languages and characters programs are to use. */
export const locale = gnu({
  name: 'locale',
  options: optionList('a,all-locales'),
  refused: optionList('m,charmaps c,category-name k,keyword-name v,verbose'),
  usageStatus: 64,
  hint: () => "Try `locale --help' or `locale --usage' for more information.\n",
  operands: [{ name: 'NAME', kind: 'text', optional: true, repeated: true }],
  async run(process, { operands, has }) {
    await warnOfUnknown(process, ['LC_CTYPE', 'LC_MESSAGES', ...(has('a') ? [] : ['LC_ALL'])])
    if (has('a')) await process.print(`${INSTALLED.join('\n')}\n`)
    else if (operands.length === 0) await process.print(settings(process))
    let status = 0
    for (const name of has('a') ? [] : operands) {
      if (name === 'charmap') await process.print(`${charmap(process)}\n`)
      else if (CATEGORIES.includes(name)) throw new Failure(`the values of ${name} are not simulated here`)
      else {
        await process.complain(`unknown name "${name}"`)
        status = 1
      }
    }
    return status
  },
})
