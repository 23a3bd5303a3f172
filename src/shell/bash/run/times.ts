const minutes = (seconds: number, digits = 3): string =>
  `${Math.floor(seconds / 60)}m${(seconds % 60).toFixed(digits)}s`

/** A character that means nothing in TIMEFORMAT. */
export class InvalidFormat extends Error {
  override readonly name = 'InvalidFormat'
}

/**
 * What `time` tells, in the form of TIMEFORMAT; `posix` stands for `time -p`. The processor's time is not simulated.
 * @throws InvalidFormat
 */
export function timesOf(seconds: number, format: string | undefined): string {
  if (format === 'posix') return `real ${seconds.toFixed(2)}\nuser 0.00\nsys 0.00\n`
  if (format === undefined) return `\nreal\t${minutes(seconds)}\nuser\t${minutes(0)}\nsys\t${minutes(0)}\n`
  if (format === '') return ''
  const values: Readonly<Record<string, number>> = { R: seconds, U: 0, S: 0 }
  return `${format.replaceAll(
    /%(?:([%P])|(\d)?(l)?(.)?)/gs,
    (whole: string, percent: string | undefined, ...rest: string[]) => {
      const [digits = '3', long, name = ''] = rest
      if (percent === 'P') return '0.00'
      if (percent || whole === '%') return '%'
      const value = values[name]
      if (value === undefined) throw new InvalidFormat(name)
      return long ? minutes(value, Number(digits)) : value.toFixed(Number(digits))
    },
  )}\n`
}
