import { expect, it } from 'vitest'
import { pipes } from './exercises/bash/pipes.ts'
import { challengeHints } from './challenge-hints.ts'

it('gives the programs after the sentence, and then all words but one', () => {
  const [first, second, third] = challengeHints(pipes.challenge)
  const told = (hint: typeof first): unknown =>
    hint?.lines.map((words) => words.map((word) => word?.text ?? '_').join(' '))
  expect(first?.text).toBe(pipes.challenge.hint)
  expect(told(first)).toEqual(['_ _ _ _ _ _ _ _'])
  expect(second?.text).toBe('One way uses head and sort.')
  expect(told(second)).toEqual(['head _ _ _ _ sort _ _'])
  expect(told(third)).toEqual(['head -n 2 welcome.txt | sort > _'])
})
