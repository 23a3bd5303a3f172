import { expect, test, vi } from 'vitest'
import type { EditedShell } from '../base/edited-shell.ts'
import { platformHost } from '../host.ts'
import { Decoder, type Input } from './decode.ts'
import { dispatch } from './discipline/dispatch.ts'
import { createEditor, type Editor } from './editor.ts'
import { emacsKeymap } from './keymap.ts'
import { LateKeys } from './late-keys.ts'

vi.mock('./readline/index.ts', () => {
  throw new Error('there is no network')
})

const shell: EditedShell = {
  vi: false,
  verifies: false,
  keys: undefined,
  complete: () => Promise.reject(new Error('not asked')),
  rewrite: () => Promise.resolve(undefined),
  tell: () => Promise.resolve(''),
  readInitFile: () => Promise.resolve(''),
  useVi: () => undefined,
  rememberToEdit: () => undefined,
}

test('where more keys cannot be loaded, those that were pressed meanwhile do what they usually do, and that is told once a line', async () => {
  let editor: Editor = createEditor()
  const requests: unknown[] = []
  const notices: string[] = []
  const take = (input: Input): void => {
    const { request, ...next } = keys.read(editor, input, shell) ?? dispatch(editor, input, emacsKeymap)
    editor = next
    if (request) requests.push(request)
  }
  const type = (data: string): void => new Decoder().feed(data).forEach(take)
  const keys = new LateKeys({ host: platformHost, input: type, tell: (notice) => notices.push(notice) })
  type('e\tx\t')
  expect(editor.line.text).toBe('e')
  await vi.waitFor(() => expect(requests).toEqual(['complete', 'complete']))
  type('y\t')
  expect(editor.line.text).toBe('exy')
  expect(requests).toEqual(['complete', 'complete', 'complete'])
  expect(notices).toEqual(['More keys could not be loaded; the usual ones are there.\n'])
})
