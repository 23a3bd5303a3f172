import { optionList } from '../library/options.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { Failure, gnu } from '../library/program.ts'
import { isReadError } from '../library/each-input.ts'
import { octetInput } from '../library/octets.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { oldForm } from '../fold/old-form.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'

interface Job {
  readonly least: number
  /** How offsets are shown, if they are. */
  readonly radix: number | undefined
  readonly named: boolean
}

async function print(process: GnuProcess, name: string, { least, radix, named }: Job): Promise<void> {
  await withInput(process, name, async (_, file) => {
    const input = octetInput(process, file)
    let [kept, offset] = ['', 0]
    const lineOf = (text: string, at: number): string =>
      `${named ? `${name === '-' ? '{standard input}' : name}: ` : ''}${radix === undefined ? '' : `${(offset + at).toString(radix).padStart(7)} `}${text}\n`
    for (let more = await input.text(); ; more = await input.text()) {
      const text = kept + (more ?? '')
      const open = more === undefined ? '' : (/[\t -~]*$/.exec(text)?.[0] ?? '')
      const done = text.slice(0, text.length - open.length)
      let out = ''
      for (const match of done.matchAll(/[\t -~]+/g)) if (match[0].length >= least) out += lineOf(match[0], match.index)
      if (out !== '') await process.print(out)
      offset += done.length
      kept = open
      if (more === undefined) return
    }
  })
}

const RADIXES: Readonly<Record<string, number>> = { o: 8, d: 10, x: 16 }

/** strings(1) of binutils: the text in a binary file. */
export const strings = gnu({
  name: 'strings',
  helpLetter: 'h',
  versionLetter: 'V',
  refused: optionList(
    'e encoding=TEXT d w s data include-all-whitespace output-separator=TEXT u U T unicode=TEXT target=TEXT',
  ),
  options: [
    { short: 'a', long: 'all' },
    { short: 'f', long: 'print-file-name' },
    { short: 'n', long: 'bytes', value: { name: 'NUMBER', kind: 'number' } },
    { short: 't', long: 'radix', value: { name: 'RADIX', kind: 'text' } },
    { short: 'o' },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  rewrite: oldForm('n'),
  async run(process, { operands, has, value }) {
    const given = value('n') ?? '4'
    if (!/^\d*$/.test(given)) throw new Failure(`invalid integer argument ${given}`)
    if (Number(given) === 0) throw new Failure('invalid minimum string length 0')
    const base = value('t')
    if (base !== undefined && !Object.hasOwn(RADIXES, base)) throw new UsageError('')
    const radix = has('o') ? 8 : RADIXES[base ?? '']
    let status = 0
    for (const name of operands.length > 0 ? operands : ['-']) {
      try {
        await print(process, name, { least: Number(given), radix, named: has('f') })
      } catch (error) {
        if (!isReadError(error)) throw error
        const directory = error.code === 'EISDIR'
        await process.write(
          2,
          directory
            ? `${process.name}: Warning: '${name}' is a directory\n`
            : `${process.name}: '${name}': No such file\n`,
        )
        status = 1
      }
    }
    return status
  },
})
