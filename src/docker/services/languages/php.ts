import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import type { Surroundings } from '../daemon.ts'
import { interpreter } from './interpreter.ts'
import { phpText } from './php-source.ts'

/** PHP, as far as pages print texts and numbers. */
export const php = ({ version }: Surroundings): GnuProgram =>
  interpreter({
    name: 'php',
    version: `PHP ${version} (cli)`,
    versionOptions: ['-v', '--version'],
    option: '-r',
    options: {
      inert: /^(?:-[qnf]|-d.*)$/,
      valued: /^-d$/,
      unsimulated: /^-[aBRFEHSTtwlsizmc].*|^--\w/,
      bad: (option) => ({ text: `Error in argument 1, char 2: option not found ${option.slice(1, 2)}\n`, status: 1 }),
    },
    async run(process, source, path) {
      const isPage = path !== '' || !process.argv.includes('-r')
      const result = phpText(source.replace(/^#!.*\n/, ''), { version, isPage })
      if (result.type === 'text') {
        await process.print(result.text)
        return 0
      }
      await process.write(2, `php: ${result.reason}\n`)
      return 1
    },
    missing: (path) => `Could not open input file: ${path}\n`,
    missingStatus: 1,
  })
