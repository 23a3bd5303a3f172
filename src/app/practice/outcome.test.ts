import { expect, it } from 'vitest'
import { noteOfChallenge } from './outcome.ts'

it('says of a challenge how many lines it took, and whether it works with other files', () => {
  expect(noteOfChallenge(undefined, 2, 1)).toEqual({ text: 'Done in 2 lines; par is 1.', isGood: true })
  expect(noteOfChallenge({ type: 'met' }, 1, 1).text).toContain('It works with other files, too.')
  const because = [{ type: 'no-such-file', path: '~/a' }] as const
  expect(noteOfChallenge({ type: 'unmet', because }, 1, 1)).toEqual({
    text: 'It works here, but not with other files: `~/a` is not there',
    isGood: false,
  })
})
