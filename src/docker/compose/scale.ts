import type { CommandCall } from './command-call.ts'
import { Complaint } from './complaint.ts'
import { startAll } from './converge.ts'
import { prepare } from './up.ts'

/** How many containers each service is to have. @throws Complaint */
function wantedOf(operands: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    operands.map((operand) => {
      const [name = '', count] = operand.split('=')
      if (count === undefined) throw new Complaint(`invalid scale specifier: ${operand}`, 1)
      if (!/^\d+$/.test(count))
        throw new Complaint(`invalid scale specifier: can't parse replica value as int: ${operand}`, 1)
      return [name, Number(count)] as const
    }),
  )
}

/** `docker compose scale SERVICE=COUNT…`. Gives the exit status. @throws Complaint */
export async function scale({ session, flags, operands, warn }: CommandCall): Promise<number> {
  const wanted = wantedOf(operands)
  const { names, make } = await prepare(session, flags, { names: [...wanted.keys()], warn, scale: wanted })
  await session.working('Running', async () => {
    await make()
    await startAll(session, names)
  })
  return 0
}
