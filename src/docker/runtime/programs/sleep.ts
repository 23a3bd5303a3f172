import type { ContainerCommand } from '../container-command.ts'

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 }

/** The milliseconds that an operand of sleep(1) means; Infinity for `infinity`, undefined for what is no time. */
export function sleepTime(text: string): number | undefined {
  if (text === 'infinity' || text === 'inf') return Infinity
  const match = /^(\d+(?:\.\d+)?)([smhd]?)$/.exec(text)
  return match ? Number(match[1]) * (UNITS[match[2] || 's'] ?? 1) * 1000 : undefined
}

export const sleep: ContainerCommand = {
  declaration: {
    name: 'sleep',
    summary: 'wait for some time',
    operands: [{ name: 'NUMBER[SUFFIX]', kind: 'number' }],
    description: ['Waits for NUMBER seconds, or minutes (m), hours (h) or days (d). Used to keep a container running.'],
  },
  async run({ argv, clock, signal, stderr }) {
    const [, operand] = argv
    const time = operand === undefined ? undefined : sleepTime(operand)
    if (time === undefined) {
      await stderr.write(
        operand === undefined ? 'sleep: missing operand\n' : `sleep: invalid time interval '${operand}'\n`,
      )
      return 1
    }
    // a platform's timers count to 2^31 milliseconds; longer waits are made of several
    const LONGEST = 2 ** 31 - 1
    for (let left = time; left > 0; left -= LONGEST) await clock.wait(Math.min(left, LONGEST), signal)
    return 0
  },
}
