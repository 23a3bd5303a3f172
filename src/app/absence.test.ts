import { expect, test } from 'vitest'
import { findAbsence } from './absence.ts'
import { NOTICE } from './storage/keep.ts'

const ENTRY = '/terminal-playground/assets/index-1a.js'
const page = (entry: string): string => `<script type="module" crossorigin src="${entry}"></script>`

test.each<[string, () => Promise<Response>, string | undefined]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), NOTICE.offline],
  ['another entry', async () => new Response(page('/terminal-playground/assets/index-2b.js')), NOTICE.newVersion],
  ['the same entry', async () => new Response(page(ENTRY)), undefined],
  ['an error of the site', async () => new Response('', { status: 503 }), undefined],
])('why a part did not come: %s', async (_what, ask, notice) => {
  const absence = await findAbsence(ENTRY, ask)
  expect(absence.notice).toBe(notice)
  expect(absence.advice).not.toBe('')
})
