import { expect, test } from 'vitest'
import { BadRule, ruleOf } from './rule.ts'

const asked = { method: 'GET', path: '/a', headers: ['Host: a.localhost'] } as const

test.each([
  ['Host(`a.localhost`) && !PathPrefix(`/b`)', true],
  ['HostRegexp(`^b`) || Path( `/b` , `/a` )', true],
  ['HostRegexp(`^b`)', false],
])('%s is read', (rule, expected) => {
  expect(ruleOf(rule)(asked)).toBe(expected)
})

test.each([
  ['HostRegexp(`^(?:a|b)[.]test$`)', 'A.test', true],
  ['HostRegexp(`(?i)^API[.]test$`)', 'api.test', true],
  ['HostRegexp(`^API[.]test$`)', 'API.test', false],
  ['HostRegexp(`(?im)^API$`)', 'api', true],
])('%s takes %s: %s', (rule, host, taken) => {
  expect(ruleOf(rule)({ ...asked, headers: [`Host: ${host}`] })).toBe(taken)
})

test.each([
  ['HostRegexp(`(?U)a+`)', 'compiling HostRegexp matcher: error parsing regexp: `(?U)a+`'],
  ['HostRegexp(`(`)', 'compiling HostRegexp matcher: error parsing regexp: `(`'],
  ['Host()', 'unexpected number of parameters; got 0, expected one of [1]'],
  ['Header(`a`)', 'unexpected number of parameters; got 1, expected one of [2]'],
  [`Host(${'`a` '.repeat(40)}x`, `error while parsing rule Host(${'`a` '.repeat(40)}x`],
  [`${'('.repeat(50_000)}Host(\`a\`)`, 'rules of more than 100 brackets and negations are not simulated here'],
  [`${'!'.repeat(50_000)}Host(\`a\`)`, 'rules of more than 100 brackets and negations are not simulated here'],
])('%.30s is no rule', (rule, message) => {
  expect(() => ruleOf(rule)).toThrow(new BadRule(message))
})
