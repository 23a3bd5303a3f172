import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { Complaint } from './complaint.ts'
import { readEnvFile } from './env-file.ts'
import { BadTemplate, interpolate } from './interpolation.ts'

// compose-go's own tests, and what its libraries answered
const rows = <Row>(name: string): readonly Row[] =>
  readFileSync(fileURLToPath(new URL(`fixtures/${name}.jsonl`, import.meta.url)), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line))

function answer<Value>(act: () => Value): Value | string {
  try {
    return act()
  } catch (error) {
    if (error instanceof BadTemplate || error instanceof Complaint) return error.message
    throw error
  }
}

interface TemplateRow {
  readonly id: string
  readonly template: string
  readonly vars: Readonly<Record<string, string>>
  readonly out: string
  readonly err?: string
}

describe('interpolation', () => {
  test.each(rows<TemplateRow>('compose-interpolation'))('$id $template', ({ template, vars, out, err }) => {
    expect(
      answer(() =>
        interpolate(
          template,
          (name) => vars[name],
          () => undefined,
        ),
      ),
    ).toBe(err ?? out)
  })
})

interface EnvRow {
  readonly id: string
  readonly src: string
  readonly out: Readonly<Record<string, string>>
  readonly err?: string
}

describe('env files', () => {
  test.each(rows<EnvRow>('env-files'))('$id $src', ({ src, out, err }) => {
    expect(answer(() => Object.fromEntries(readEnvFile(src, () => undefined)))).toEqual(err ?? out)
  })
})
