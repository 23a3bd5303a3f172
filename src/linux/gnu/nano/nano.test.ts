import { expect, test } from 'vitest'
import { createFakeTerminal, type FakeTerminal } from '../../../testing/fake-terminal.ts'
import { createGnuFixture, fileText, type GnuFixture } from '../../../testing/gnu-fixture.ts'
import { nano } from './nano.ts'

interface Opened {
  readonly terminal: FakeTerminal
  readonly fixture: GnuFixture
  readonly ended: Promise<unknown>
}

function open(words: readonly string[], files: Readonly<Record<string, string>> = {}, columns = 60): Opened {
  const terminal = createFakeTerminal(columns, 10)
  const fixture = createGnuFixture([nano], { files })
  return { terminal, fixture, ended: fixture.run(words, { terminal }) }
}

test('a new file is written and left', async () => {
  const { terminal, fixture, ended } = open(['note.txt'])
  expect(await terminal.rows()).toEqual([
    '  GNU nano 7.2            note.txt',
    '',
    '',
    '',
    '',
    '',
    '',
    '                        [ New File ]',
    '^G Help     ^O Write Out^W Where Is ^K Cut      M-U Undo',
    '^X Exit     ^R Read File^\\ Replace  ^U Paste    M-E Redo',
  ])
  await terminal.press('one\rtwo\r')
  expect((await terminal.rows()).slice(0, 4)).toEqual([
    '  GNU nano 7.2            note.txt                Modified',
    'one',
    'two',
    '',
  ])
  expect(terminal.caret()).toEqual({ row: 3, column: 0 })
  await terminal.press('\x0f')
  expect((await terminal.rows())[7]).toBe('File Name to Write: note.txt')
  await terminal.press('\r')
  expect((await terminal.rows())[7]?.trim()).toBe('[ Wrote 2 lines ]')
  expect(fileText(fixture, 'note.txt')).toBe('one\ntwo\n')
  await terminal.press('\x18')
  await ended
  expect(terminal.isRaw).toBe(false)
})

test('on a narrow screen there are fewer hints, and each is whole', async () => {
  const { terminal, ended } = open(['note.txt'], {}, 43)
  expect((await terminal.rows()).slice(8)).toEqual([
    '^G Help       ^O Write Out  ^W Where Is',
    '^X Exit       ^R Read File  ^\\ Replace',
  ])
  await terminal.press('\x18')
  await ended
})

test('leaving asks whether to save, and can be thought over', async () => {
  const { terminal, fixture, ended } = open(['a.txt'], { 'a.txt': 'old\n' })
  expect((await terminal.rows())[7]?.trim()).toBe('[ Read 1 line ]')
  await terminal.press('very \x18')
  expect((await terminal.rows()).slice(7)).toEqual([
    'Save modified buffer?',
    ' Y Yes',
    ' N No                         ^C Cancel',
  ])
  await terminal.press('\x03')
  expect((await terminal.rows())[7]?.trim()).toBe('[ Cancelled ]')
  await terminal.press('\x18y\r')
  await ended
  expect(fileText(fixture, 'a.txt')).toBe('very old\n')
  const second = open(['a.txt'], { 'a.txt': 'old\n' })
  await second.terminal.press('x\x18n')
  await second.ended
  expect(fileText(second.fixture, 'a.txt')).toBe('old\n')
})

test('cut, paste, undo, redo', async () => {
  const { terminal, ended } = open(['a'], { a: '1\n2\n3\n' })
  await terminal.press('\x0b\x0b\x1b[B\x15')
  expect((await terminal.rows()).slice(1, 5)).toEqual(['3', '1', '2', ''])
  await terminal.press('\x1bu')
  expect((await terminal.rows()).slice(1, 3)).toEqual(['3', ''])
  expect((await terminal.rows())[7]?.trim()).toBe('[ Undid paste ]')
  await terminal.press('\x1bu\x1bu\x1bu')
  expect((await terminal.rows()).slice(1, 4)).toEqual(['1', '2', '3'])
  expect((await terminal.rows())[7]?.trim()).toBe('[ Nothing to undo ]')
  await terminal.press('\x1be')
  expect((await terminal.rows())[1]).toBe('2')
  await terminal.press('\x18n')
  await ended
})

test('search, replace, go to a line, tell the place', async () => {
  const { terminal, fixture, ended } = open(['a'], { a: 'red fish\nblue fish\ngreen\n' })
  await terminal.press('\x17fish\r')
  expect(terminal.caret()).toEqual({ row: 1, column: 4 })
  await terminal.press('\x17\r')
  expect(terminal.caret()).toEqual({ row: 2, column: 5 })
  await terminal.press('\x1bw')
  expect((await terminal.rows())[7]?.trim()).toBe('[ Search Wrapped ]')
  await terminal.press('\x17nope\r')
  expect((await terminal.rows())[7]?.trim()).toBe('[ "nope" not found ]')
  await terminal.press('\x1f3\r')
  expect(terminal.caret()).toEqual({ row: 3, column: 0 })
  await terminal.press('\x03')
  expect((await terminal.rows())[7]?.trim()).toBe('[ line 3/4 (75%), col 1/6 (16%), char 19/25 (76%) ]')
  await terminal.press('\x1b\\\x1cfish\rbird\ra')
  expect((await terminal.rows())[7]?.trim()).toBe('[ Replaced 2 occurrences ]')
  await terminal.press('\x13\x18')
  await ended
  expect(fileText(fixture, 'a')).toBe('red bird\nblue bird\ngreen\n')
})

test('wide characters, tabs and long lines stand where they should', async () => {
  const { terminal, ended } = open(['a'], { a: `中文\tx\n${'abcdefghij'.repeat(8)}\n` }, 40)
  await terminal.press('\x05')
  expect(terminal.caret()).toEqual({ row: 1, column: 9 })
  await terminal.press('\x7f\x7f\x7f')
  expect((await terminal.rows())[1]).toBe('中')
  expect((await terminal.rows())[2]).toBe(`${'abcdefghij'.repeat(3)}abcdefghi>`)
  await terminal.press('\x1b[B\x05')
  expect((await terminal.rows())[2]).toMatch(/^<.*j$/)
  expect(terminal.caret().row).toBe(2)
  await terminal.press('\x1bn')
  expect((await terminal.rows())[1]).toBe('1 中')
  await terminal.resize(50, 9)
  expect((await terminal.rows())[0]).toContain('Modified')
  await terminal.press('\x18n')
  await ended
})

test('what cannot be written says why', async () => {
  const { terminal, ended } = open(['/nope/a'])
  expect((await terminal.rows())[7]?.trim()).toBe("[ Directory '/nope' does not exist ]")
  await terminal.press('x\x0f\r')
  expect((await terminal.rows())[7]?.trim()).toBe('[ Error writing /nope/a: No such file or directory ]')
  await terminal.press('\x18n')
  await ended
  const directory = open(['d'], { 'd/x': '' })
  expect((await directory.terminal.rows())[7]?.trim()).toBe('[ "d" is a directory ]')
  await directory.terminal.press('\x18')
  await directory.ended
})

test('a file that may only be read says so, and Ctrl-Z gives the screen back for a while', async () => {
  const terminal = createFakeTerminal(60, 10)
  const fixture = createGnuFixture([nano], { user: 'user', files: { a: 'x\n' } })
  const ended = fixture.run(['a'], { terminal })
  expect((await terminal.rows())[7]?.trim()).toBe("[ File 'a' is unwritable ]")
  await terminal.press('y\x0f\r')
  expect((await terminal.rows())[7]?.trim()).toBe('[ Error writing a: Permission denied ]')
  await terminal.press('\x1a')
  expect(terminal.isRaw).toBe(false)
  const [process] = fixture.kernel.processes
  expect(process?.state).toBe('stopped')
  process?.receive('CONT')
  expect((await terminal.rows())[1]).toBe('yx')
  await terminal.press('\x18n')
  await ended
  expect(terminal.isRaw).toBe(false)
})

test('of a line of 2 MB no more is looked at than what is shown', async () => {
  const { terminal } = open(['a.txt'], { 'a.txt': `${'0123456789'.repeat(200_000)}\n` })
  expect((await terminal.rows())[1]).toBe(`${'0123456789'.repeat(6).slice(0, -1)}>`)
  await terminal.press('\x05x')
  const [, row = ''] = await terminal.rows()
  expect(row).toMatch(/^<[0-9]+x$/)
  expect(terminal.caret()).toEqual({ row: 1, column: row.length })
})

test('a file of very many lines is read in', async () => {
  const { terminal, fixture, ended } = open(['a'], { many: 'x\n'.repeat(200_000) })
  await terminal.rows()
  await terminal.press('\x12many\r\x0f\r')
  await terminal.rows()
  await terminal.press('\x18')
  await ended
  expect(fileText(fixture, 'a')).toBe('x\n'.repeat(200_000))
})
