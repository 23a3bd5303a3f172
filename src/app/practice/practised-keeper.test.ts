import { expect, it } from 'vitest'
import { linuxLessons } from '../../course/linux/index.ts'
import { dockerLessons } from '../../course/docker/index.ts'
import { askable, skillsDone } from './practised-keeper.ts'

const namesOf = (skills: readonly { readonly name: string }[]): readonly string[] => skills.map(({ name }) => name)

it('asks again for what a step of its own shows, and for nothing that is typed inside a container', () => {
  expect(namesOf(askable(linuxLessons))).toContain('wc -l')
  const inside = askable(dockerLessons).filter(({ lesson, step }) => {
    const whole = dockerLessons.find(({ id }) => id === lesson)
    return whole?.inside[step] !== undefined || whole?.goals[step] === undefined
  })
  expect(inside).toEqual([])
})

it('knows the skills of steps that were done, wherever they were shown first', () => {
  expect(namesOf(skillsDone(linuxLessons, {}))).toEqual([])
  const [count] = linuxLessons.filter(({ id }) => id === 'text-processing')
  const step = count?.commands.indexOf('wc -l welcome.txt') ?? -1
  expect(namesOf(skillsDone(linuxLessons, { 'text-processing': [step] }))).toEqual(['wc', 'wc -l'])
})
