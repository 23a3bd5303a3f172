import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../base/work.ts'
import { runReal } from '../../../testing/real.ts'
import { type Complaint, formatText } from './format.ts'

const surroundings = { date: (format: string, seconds = 0): string => `${format}@${seconds}` }

const sentences: Readonly<Record<Complaint['type'], (text: string) => string>> = {
  number: (text) => `${text}: invalid number`,
  octal: (text) => `${text}: invalid octal number`,
  hex: (text) => `${text}: invalid hex number`,
  range: (text) => `warning: ${text}: Numerical result out of range`,
  directive: (text) => `\`${text}': invalid format character`,
  end: (text) => `\`${text}': missing format character`,
  name: (text) => `\`${text}': not a valid identifier`,
  digits: (text) => text,
}

const rows: readonly (readonly string[])[] = [
  ['plain\\n'],
  ['%s'],
  ['%s\\n', 'a', 'b'],
  ['%s %s\\n', 'a', 'b', 'c'],
  ['x', 'a', 'b'],
  ['%d|', 'abc'],
  ['%d|', '3abc'],
  ['%d|', '99999999999999999999'],
  ['%d|', ''],
  ['%d|', ' 5'],
  ['%d|', '5 '],
  ['%d %d|', '0x1f', '010'],
  ['%d|', '0x'],
  ['%d|', '08'],
  ['%d|', '-0x1g'],
  ['%u|', '-1'],
  ['%x %o %X %#x %#o %#X|', '255', '8', '255', '255', '8', '255'],
  ['%z', '1'],
  ['a%'],
  ['%5'],
  ['%-5d|%05d|%+d|% d|%5.3d|', '1', '2', '3', '4', '5'],
  ["%'d|", '1234567'],
  ['%c%c|', 'hello', 'é'],
  ['%5s|%-5s|%.2s|%*s|%-*s|%.*s|', 'a', 'b', 'cde', '4', 'f', '4', 'g', '1', 'hij'],
  ['%*d|%.*f|', '-5', '3', '-1', '2.5'],
  ['%f %e %g %a|', '3.14159', '3.14159', '3.14159', '3.14159'],
  ['%f %e %g %a|', 'abc', '', '1e10', '1'],
  ['%.0f %.0f %.0f %.1f|', '0.5', '1.5', '2.5', '0.25'],
  ['%.20f %.3g %#g %G %E|', '0.1', '1234567', '1', '1e-10', '12345'],
  ['%f %f %f %F|', 'inf', '-inf', 'nan', 'INF'],
  ['%5.1f|%-8.2f|%08.2f|%+.1f|', '3.14159', '2.5', '2.5', '1'],
  ['%d %d|', "'A", '"é'],
  ['%q %q|', 'a b', ''],
  ['%Q|%.3q|%8q|', 'a b', 'a b c', 'x'],
  ['%b|%b|', 'a\\tb', 'x\\cy', 'z'],
  ['%s|', '-n'],
  ['%%|%5%|'],
  ['%ld %lld %hd %jd %zd %td %Lf|', '1', '2', '3', '4', '5', '6', '7'],
  ['%i|', '-9223372036854775808'],
  ['%d|', '-9223372036854775809'],
  ['%1$s|', 'a'],
  ['%s %d|', 'a', '1', 'b'],
  ['%d%%|', '50'],
  ['%x|', '-1'],
  ['%.10d|%+5d|%-+5d|%05d|', '42', '42', '42', '-42'],
  ['%.0e %g %g %g %g %.10g|', '12345', '100000', '1000000', '0.0001', '0.00001', '3.0'],
  ['%a %a %.2a|', '0.5', '255', '3.14159'],
  ['%5c|%-5c|', 'a', 'b'],
  ['%10b|%-10b|%.1b|', 'a\\n', 'b', 'cd'],
  ['%d|', '1.5'],
  ['%f|', '1,5'],
  ['%d|', '--5'],
  ['%d|', '1e3'],
  ['%d %d|', '+5', '-0x10'],
  ['%f %f|', '0x10', '1e400'],
  ['\\x|'],
  ['%b|', '\\x'],
  ['%d|', "'"],
  ['%dx|', "'ab"],
  ['%.3f|%.3f|%.2f|%.1f', '2.0005', '1.0015', '2.675', '0.05'],
  ['%g|%g|%g', '0', '-0', '123456789'],
  ['%e|%.0f|%.30g', '0', '1e22', '0.3'],
  ['%.15g %.17g %.18g|', '0.1', '0.1', '0.1'],
  ['%5.3s|%05s|', 'abcdef', 'x'],
  ['%#x %#o|', '0', '0'],
  ['%.0d|%.0x|', '0', '0'],
  ['%08x|%-8x|%#010x|', '255', '255', '255'],
  ['%s,', '1', '2', '3'],
  ['%d %s|', '1', 'a', '2'],
  ['%5s|', 'é'],
  ['%f', '.5'],
  ['%f', '5.'],
  ['%f', '1e5'],
  ['%g', '1e-5'],
  ['%g', '1e15'],
  ['%.3e', '9.9996'],
  ['%.2f', '99.999'],
  ['%G %E', 'inf', 'nan'],
  ['%05f|%05f', 'inf', '-1'],
  ['%s\\t%s\\n', 'a', 'b'],
  ['\\101\\n'],
  ['%s\\', 'a'],
  ['%+d %+d|% d', '0', '-1', '-1'],
  ['%o', '-8'],
  ['%a', '0'],
  ['%.0f', '-0.4'],
  ['%#.0f|%#.0e|', '3', '3'],
  ['%g', '4e-320'],
  ['%g', '1e5000'],
  ['%0-5d|', '3'],
  ['%+s|', 'a'],
  ['% 5d|', '42'],
  ['%d|', '0b1'],
  ['%s%c|', 'a'],
  ['', 'a'],
]
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

describe('printf', () => {
  it('formats as bash does', () => {
    const script = rows.map(
      (words) =>
        `printf -- ${words.map(quote).join(' ')} 2>/tmp/printf-said; printf '\\1'; cat /tmp/printf-said; printf '\\2'`,
    )
    const real = runReal(['bash', '-c', script.join('\n')], { environment: { LC_ALL: 'C.UTF-8' } }).stdout.split(
      '\u0002',
    )
    const compared = rows.map(([format = '', ...operands], index) => {
      const { text, complaints } = atOnce(formatText(format, operands, surroundings))
      const said = complaints.map((complaint) => `${sentences[complaint.type](complaint.text)}\n`).join('')
      return {
        of: [format, ...operands].join(' '),
        ours: `${text}\u0001${said}`,
        real: real[index]?.replaceAll(/bash: line \d+: printf: /g, ''),
      }
    })
    expect(compared.filter((row) => row.ours !== row.real)).toEqual([])
  })

  it('asks for dates', () => {
    expect(atOnce(formatText('%(%F)T %(%F)T %()T %10(%Y)T|', ['0', '-1'], surroundings)).text).toBe(
      '%F@0 %F@-1 %X@0       %Y@0|',
    )
  })

  it('is not made to fill the memory', () => {
    expect(atOnce(formatText('%.999999999f', ['1'], surroundings)).text.length).toBeLessThan(2 ** 25)
  })
})

it('others have their turn while much is formatted', () => {
  const operands = Array.from({ length: 50_000 }, String)
  expect([...formatText('%s %q\n', operands, { date: () => '' })].length).toBeGreaterThan(90)
  expect([...formatText('%q', ['a b\n'.repeat(500_000)], { date: () => '' })].length).toBeGreaterThan(20)
})
