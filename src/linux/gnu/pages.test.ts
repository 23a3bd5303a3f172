import { expect, test } from 'vitest'
import { machinePrograms } from './groups/machine.ts'
import { networkPrograms } from './groups/network.ts'
import { screenPrograms } from './groups/screen.ts'
import { systemPrograms } from './groups/system.ts'
import { pageOf } from './pages/index.ts'
import { unavailable } from './unavailable.ts'

const programs = [...systemPrograms, ...networkPrograms, ...machinePrograms, ...screenPrograms]
  .filter((program) => !unavailable.includes(program))
  .map((program) => [program.declaration.name, program] as const)

test.each(programs)('the page of %s tells what every option means, and gives an example', async (name, program) => {
  const { declaration } = (await program.load?.()) ?? program
  const { summary, options = {}, description, examples } = await pageOf(name)
  expect(summary).toMatch(/^[a-zA-Z][^\n]*[^.]$/)
  expect(description.join('')).not.toBe('')
  expect(examples.length).toBeGreaterThan(0)
  const known = (declaration.options ?? []).map((option) => option.short ?? option.long ?? '')
  // ssh is never answered: most of its options have nothing to mean
  if (name !== 'ssh') expect(known.filter((option) => options[option] === undefined)).toEqual([])
  expect(Object.keys(options).filter((option) => !known.includes(option))).toEqual([])
})
