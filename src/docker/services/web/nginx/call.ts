/** What nginx was called for. */
export interface Call {
  /** `-c`: the file that it is configured by. */
  file: string
  /** `-g`: directives besides. */
  globals: string
  /** `-q`: says nothing of a test but what is wrong. */
  quiet: boolean
  /** `-s`: what the master is to be told. */
  signal: string | undefined
  /** Which of `-h`, `-v`, `-V`, `-t` and `-T` were given, by their letters. */
  readonly shown: Set<string>
}

/** What is wrong with a call of nginx, as it says it after its name. */
export class BadCall extends Error {
  override readonly name = 'BadCall'
}

const CONFIGURATION = '/etc/nginx/nginx.conf'
const DIRECTORY = '/etc/nginx/'

const VALUED: Readonly<Record<string, (call: Call, value: string) => void>> = {
  c: (call, value) => void (call.file = value.startsWith('/') ? value : `${DIRECTORY}${value}`),
  g: (call, value) => void (call.globals = value),
  s: (call, value) => void (call.signal = value),
}

/** Where the value of an option that lacks one is asked for. */
const LACKING: Readonly<Record<string, string>> = {
  c: 'option "-c" requires file name',
  g: 'option "-g" requires parameter',
  s: 'option "-s" requires parameter',
}

/** Options that nginx has, and that are not simulated. */
const UNSIMULATED = new Set(['e', 'p'])

function readLetter(call: Call, letter: string): void {
  if (UNSIMULATED.has(letter)) throw new BadCall(`the option -${letter} is not simulated here`)
  if (letter === 'q') call.quiet = true
  else if ('?hvVtT'.includes(letter)) call.shown.add(letter === '?' ? 'h' : letter)
  else throw new BadCall(`invalid option: "${letter}"`)
}

/** Reads nginx's command line: letters may stand together, a value behind its letter or as the next word. @throws BadCall */
export function readCall(argv: readonly string[]): Call {
  const words = argv.slice(1)
  const call: Call = { file: CONFIGURATION, globals: '', quiet: false, signal: undefined, shown: new Set() }
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (!word.startsWith('-')) throw new BadCall(`invalid option: "${word}"`)
    for (let letters = word.slice(1); letters !== ''; letters = letters.slice(1)) {
      const [letter = ''] = letters
      const valued = Object.hasOwn(VALUED, letter) ? VALUED[letter] : undefined
      if (!valued) {
        readLetter(call, letter)
        continue
      }
      const value = letters.slice(1) || words.shift()
      if (value === undefined) throw new BadCall(LACKING[letter] ?? '')
      valued(call, value)
      break
    }
  }
  return call
}

/** What `-h` shows after the version. */
export const USAGE = `Usage: nginx [-?hvVtTq] [-s signal] [-p prefix]
             [-e filename] [-c filename] [-g directives]

Options:
  -?,-h         : this help
  -v            : show version and exit
  -V            : show version and configure options then exit
  -t            : test configuration and exit
  -T            : test configuration, dump it and exit
  -q            : suppress non-error messages during configuration testing
  -s signal     : send signal to a master process: stop, quit, reopen, reload
  -p prefix     : set prefix path (default: /etc/nginx/)
  -e filename   : set error log file (default: /var/log/nginx/error.log)
  -c filename   : set configuration file (default: /etc/nginx/nginx.conf)
  -g directives : set global directives out of configuration file

`
