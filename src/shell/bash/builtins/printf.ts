import { charsetOf, localText, wholeText } from '../../posix/locale.ts'
import type { DateText } from '../../posix/posix-system.ts'
import { warn } from '../messages.ts'
import { ShellError } from '../state.ts'
import { after, type Answer } from '../steps.ts'
import { type Complaint, formatText } from '../text/format.ts'
import { type Context, define, refuse, say, usage } from './library/define.ts'
import { isName } from '../value.ts'
import { assignWord, isAssignable, withElements } from './library/variable.ts'

function sentence({ type, text }: Complaint): string {
  switch (type) {
    case 'number':
      return `${text}: invalid number`
    case 'octal':
    case 'hex':
      return `${text}: invalid ${type} number`
    case 'range':
      return `warning: ${text}: Numerical result out of range`
    case 'directive':
      return `\`${text}': invalid format character`
    case 'end':
      return `\`${text}': missing format character`
    case 'name':
      return `\`${text}': not a valid identifier`
    case 'digits':
      return text
  }
}

type Dated = (format: string, seconds: number | undefined) => string

const dated =
  ({ process, state }: Context, dateText: DateText): Dated =>
  (format, seconds) => {
    const now = process.kernel.clock.now()
    const time = seconds === undefined || seconds === -1 ? now : seconds === -2 ? process.startedAt : seconds * 1000
    return dateText(format, time, state.get('TZ'))
  }

export const printf = define('printf', 'v:', ({ operands, value }, context) => {
  const [format, ...rest] = operands
  const target = value('v')
  if (target !== undefined && !isAssignable(target)) return refuse(context, `\`${target}': not a valid identifier`, 2)
  if (format === undefined) return usage(context)
  const answer = (name?: string): Answer<number> => print(context, { format, words: rest, target: name })
  return target === undefined ? answer() : withElements(context.shell, [target], ([name]) => answer(name))
})

interface Printed {
  readonly format: string
  readonly words: readonly string[]
  readonly target: string | undefined
}

function print(context: Context, printed: Printed): Answer<number> {
  // `%(%F)T`
  if (!printed.format.includes(')T')) return printWith(context, printed, () => '')
  return after(context.process.system.dates(), (dateText) => printWith(context, printed, dated(context, dateText)))
}

function printWith(context: Context, { format, words, target }: Printed, date: Dated): Answer<number> {
  const local = (each: string): string => localText(each, context.state)
  const formatting = formatText(local(format), words.map(local), {
    date,
    count: (bytes, name) => counted(context, name, bytes),
    charset: charsetOf(context.state),
  })
  return after(context.process.inTurns(formatting), ({ text, complaints }) =>
    complaints.length > 0
      ? complaining(context, complaints, { text: wholeText(text), target })
      : finish(context, wholeText(text), target),
  )
}

/** `%n`: sets a variable, and says so where it is readonly; whether the name is one. */
function counted({ shell, state }: Context, name: string, bytes: number): boolean {
  if (!isName(name)) return false
  try {
    state.assign(name, String(bytes))
  } catch (error) {
    if (!(error instanceof ShellError)) throw error
    warn(shell, error.message)
  }
  return true
}

function finish(context: Context, text: string, target: string | undefined): number | Promise<number> {
  if (target === undefined) return say(context, text)
  assignWord(context.state, target, text)
  return 0
}

async function complaining(
  context: Context,
  complaints: readonly Complaint[],
  { text, target }: { readonly text: string; readonly target: string | undefined },
): Promise<number> {
  for (const complaint of complaints) await context.complain(wholeText(sentence(complaint)))
  const status = await finish(context, text, target)
  return complaints.every(({ type }) => type === 'range' || type === 'digits') ? status : 1
}
