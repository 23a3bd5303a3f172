import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'

const SETTINGS = '/usr/local/etc/php/conf.d'

/** The extensions whose sources the images have. */
const EXTENSIONS =
  'bcmath bz2 calendar ctype curl dba dl_test dom enchant exif ffi fileinfo filter ftp gd gettext gmp hash iconv imap intl json ' +
  'ldap mbstring mysqli oci8 odbc opcache pcntl pdo pdo_dblib pdo_firebird pdo_mysql pdo_oci pdo_odbc pdo_pgsql pdo_sqlite ' +
  'pgsql phar posix pspell random readline reflection session shmop simplexml snmp soap sockets sodium spl standard sysvmsg ' +
  'sysvsem sysvshm tidy tokenizer xml xmlreader xmlwriter xsl zend_test zip'

const known: ReadonlySet<string> = new Set(EXTENSIONS.split(' '))

/** Those of Zend itself, which are named otherwise in settings. */
const keyOf = (name: string): string => (name === 'opcache' ? 'zend_extension' : 'extension')

function enable({ system: { fs } }: GnuProcess, name: string): void {
  fs.mkdirAll(SETTINGS)
  fs.writeFile(`${SETTINGS}/docker-php-ext-${name}.ini`, `${keyOf(name)}=${name}\n`)
}

async function refuse(process: GnuProcess, command: string, name: string): Promise<number> {
  const own = name === '' ? '' : `error: /usr/src/php/ext/${name} does not exist\n\n`
  await process.write(
    2,
    `${own}usage: /usr/local/bin/${command} [-jN] [--ini-name file.ini] ext-name [ext-name ...]\n   ie: /usr/local/bin/${command} gd mysqli\n\nPossible values for ext-name:\n${EXTENSIONS}\n`,
  )
  return 1
}

/** `docker-php-ext-install`, `-enable` and `-configure` of the images of PHP: the settings that they leave, without any code. */
export const phpExtensions = (command: string) => (): GnuProgram => ({
  declaration: { name: command },
  async run(process) {
    const names = process.argv.slice(1).filter((word) => !word.startsWith('-'))
    const unknown = names.find((name) => !known.has(name))
    if (names.length === 0 || unknown !== undefined) return refuse(process, command, unknown ?? '')
    if (command === 'docker-php-ext-enable') {
      for (const name of names) enable(process, name)
      return 0
    }
    await process.print('Configuring for:\n')
    if (command === 'docker-php-ext-configure') return 0
    for (const name of names) {
      enable(process, name)
      await process.print('Build complete.\nInstalling shared extensions:     /usr/local/lib/php/extensions/\n')
    }
    return 0
  },
})
