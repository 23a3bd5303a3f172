import { define, type Options, refuse, say } from './library/define.ts'

interface Limit {
  readonly letter: string
  readonly name: string
  readonly unit?: string
  readonly value: string
}

/** The simulated machine's limits: those that it has none of are not limited. */
const LIMITS: readonly Limit[] = [
  { letter: 'R', name: 'real-time non-blocking time', unit: 'microseconds', value: 'unlimited' },
  { letter: 'c', name: 'core file size', unit: 'blocks', value: '0' },
  { letter: 'd', name: 'data seg size', unit: 'kbytes', value: 'unlimited' },
  { letter: 'e', name: 'scheduling priority', value: '0' },
  { letter: 'f', name: 'file size', unit: 'blocks', value: 'unlimited' },
  { letter: 'i', name: 'pending signals', value: 'unlimited' },
  { letter: 'l', name: 'max locked memory', unit: 'kbytes', value: 'unlimited' },
  { letter: 'm', name: 'max memory size', unit: 'kbytes', value: 'unlimited' },
  { letter: 'n', name: 'open files', value: '1024' },
  { letter: 'p', name: 'pipe size', unit: '512 bytes', value: '8' },
  { letter: 'q', name: 'POSIX message queues', unit: 'bytes', value: 'unlimited' },
  { letter: 'r', name: 'real-time priority', value: '0' },
  { letter: 's', name: 'stack size', unit: 'kbytes', value: '8192' },
  { letter: 't', name: 'cpu time', unit: 'seconds', value: 'unlimited' },
  { letter: 'u', name: 'max user processes', value: '512' },
  { letter: 'v', name: 'virtual memory', unit: 'kbytes', value: 'unlimited' },
  { letter: 'x', name: 'file locks', value: 'unlimited' },
]

function line({ letter, name, unit, value }: Limit): string {
  const tail = unit === undefined ? `(-${letter}) ` : `(${unit}, -${letter}) `
  return `${name.padEnd(20)} ${tail.padStart(20)}${value}\n`
}

function chosen({ letters, has }: Options): readonly Limit[] {
  if (has('a')) return LIMITS
  const wanted = letters.replaceAll(/[SH]/g, '') || 'f'
  return LIMITS.filter(({ letter }) => wanted.includes(letter))
}

export const ulimit = define('ulimit', `SHa${LIMITS.map(({ letter }) => letter).join('')}`, (options, context) => {
  const limits = chosen(options)
  const [first] = limits
  const [wanted] = options.operands
  if (wanted === undefined || options.has('a')) {
    return say(
      context,
      first && limits.length === 1 && !options.has('a') ? `${first.value}\n` : limits.map(line).join(''),
    )
  }
  if (!/^(\d+|unlimited|soft|hard)$/.test(wanted)) return refuse(context, `${wanted}: invalid number`)
  if (wanted === first?.value || wanted === 'soft' || wanted === 'hard') return 0
  return refuse(context, `${first?.name ?? ''}: cannot modify limit: not simulated`)
})
