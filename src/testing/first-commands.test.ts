import { expect, it } from 'vitest'
import { FIRST_COMMANDS } from '../course/symptom/spelling.ts'
import { createMachine } from '../docker/headless.ts'

it('takes no word for a command that is none', async () => {
  const { stderr } = await createMachine({ docker: {} }).bash.exec(`type ${FIRST_COMMANDS.join(' ')}`)
  expect(stderr).toBe('')
})
