import { define, refuse } from './library/define.ts'
import { tooMany } from './library/number.ts'

export const shift = define(
  'shift',
  '0123456789',
  ({ operands: [given, ...more], letters }, context) => {
    const count = given ?? '1'
    const { state } = context
    if (letters !== '') return refuse(context, `-${letters}: shift count out of range`)
    if (!/^[-+]?\d+$/.test(count)) return refuse(context, `${count}: numeric argument required`)
    if (more.length > 0) return tooMany(context)
    const number = Number(count)
    if (number <= state.positional.length) {
      state.positional = state.positional.slice(number)
      return 0
    }
    return state.shopt.has('shift_verbose')
      ? refuse(context, `${given === undefined ? '' : `${given}: `}shift count out of range`)
      : 1
  },
  { special: true },
)
