import type { Stat } from '../../../shell/posix/posix-system.ts'

/** What ls takes when LS_COLORS says nothing, dircolors(1). */
const usual =
  'rs=0:di=01;34:ln=01;36:pi=33:so=01;35:bd=01;33:cd=01;33:su=37;41:sg=30;43:ex=01;32:st=37;44:ow=34;42:tw=30;42'

/** Terminals that are known to have colours. */
const COLOURFUL =
  /color|^(?:ansi|con|cygwin|dtterm|gnome|hurd|jfbterm|konsole|kterm|linux|mlterm|putty|rxvt|screen|st|terminator|tmux|vt100|xterm)/

type Suffix = readonly [ending: string, code: string]

/** The colours of file names: LS_COLORS of dir_colors(5). */
export class FileColors {
  readonly #codes = new Map<string, string>()
  readonly #suffixes: readonly Suffix[]
  /** Something was coloured already: the first colour is preceded by a reset. */
  #used = false

  constructor(settings: string | undefined) {
    const suffixes: Suffix[] = []
    for (const setting of `${usual}:${settings ?? ''}`.split(':')) {
      const [key = '', code] = setting.split('=')
      if (code === undefined) continue
      if (key.startsWith('*')) suffixes.unshift([key.slice(1).toLowerCase(), code])
      else this.#codes.set(key, code)
    }
    this.#suffixes = suffixes
  }

  #set(key: string): string | undefined {
    const code = this.#codes.get(key)
    return code === undefined || /^0*$/.test(code) ? undefined : code
  }

  /** Whether it is looked at where links lead: only where the settings tell broken ones from others. */
  get followsLinks(): boolean {
    return this.#set('or') !== undefined || this.#set('mi') !== undefined || this.#set('ln') === 'target'
  }

  /**
   * The code of a file's colour; undefined when it has none.
   * @param stat undefined for what a link leads to, and is not there
   * @param target of a symbolic link, where it leads; null when that is not there
   */
  code(name: string, stat: Stat | undefined, target?: Stat | null): string | undefined {
    if (!stat) return this.#set('mi') ?? this.#set('or')
    if (stat.type === 'directory') return this.#directory(stat.mode)
    if (stat.type === 'device') return this.#set('cd')
    if (stat.type === 'fifo') return this.#set('pi')
    if (stat.type === 'symlink') {
      if (target === null) return this.#set('or') ?? this.#link(undefined, name)
      return this.#link(target, name)
    }
    const special =
      (stat.mode & 0o4000 && this.#set('su')) ||
      (stat.mode & 0o2000 && this.#set('sg')) ||
      (stat.mode & 0o111 && this.#set('ex')) ||
      (stat.nlink > 1 && this.#set('mh'))
    if (special) return special
    const lower = name.toLowerCase()
    return this.#suffixes.find(([ending]) => lower.endsWith(ending))?.[1] ?? this.#set('fi')
  }

  #link(target: Stat | undefined, name: string): string | undefined {
    const code = this.#set('ln')
    return code === 'target' ? target && this.code(name, target) : code
  }

  #directory(mode: number): string | undefined {
    const [sticky, open] = [mode & 0o1000, mode & 0o002]
    return (
      (sticky && open && this.#set('tw')) || (open && this.#set('ow')) || (sticky && this.#set('st')) || this.#set('di')
    )
  }

  /** A name in a colour. @param clear also clears the line to its end, for a name that may wrap */
  paint(name: string, code: string | undefined, clear = false): string {
    if (code === undefined) return name
    const first = this.#used ? '' : '\u001b[0m'
    this.#used = true
    return `${first}\u001b[${code}m${name}\u001b[0m${clear ? '\u001b[K' : ''}`
  }
}

/** The colours for a process; none where its terminal is not known to have any. */
export function fileColors(environment: ReadonlyMap<string, string>): FileColors | undefined {
  const settings = environment.get('LS_COLORS')
  if (!settings && !environment.get('COLORTERM') && !COLOURFUL.test(environment.get('TERM') ?? '')) return undefined
  return new FileColors(settings)
}
