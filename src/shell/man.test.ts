import { describe, expect, it } from 'vitest'
import { withoutColour } from '../base/color.ts'
import type { CommandDeclaration } from './declaration.ts'
import { commandHelp, helpText } from './help.ts'
import { wrapText } from '../base/wrap-text.ts'
import { manPage } from './man.ts'

const greet: CommandDeclaration = {
  name: 'greet',
  summary: 'say hello',
  options: [
    { short: 'n', long: 'name', value: { name: 'NAME', kind: 'text' }, summary: 'whom to greet' },
    { short: 'l', summary: 'loudly' },
  ],
  operands: [{ name: 'WORD', kind: 'text', optional: true, repeated: true }],
  description: ['Says hello.', 'Says it again.'],
  examples: [{ line: 'greet -l', meaning: 'shout' }],
}

const bare: CommandDeclaration = { name: 'bare', summary: 'do nothing', description: ['Does nothing.'] }

describe('a manual page', () => {
  it('is written from the declaration', () => {
    expect(withoutColour(manPage(greet, 40))).toBe(
      [
        'GREET(1)     User Commands      GREET(1)',
        '',
        'NAME',
        '       greet - say hello',
        '',
        'SYNOPSIS',
        '       greet [OPTION]... [WORD]...',
        '',
        'DESCRIPTION',
        '       Says hello.',
        '',
        '       Says it again.',
        '',
        'OPTIONS',
        '       -n, --name NAME',
        '              whom to greet',
        '',
        '       -l',
        '              loudly',
        '',
        'EXAMPLES',
        '       greet -l',
        '              shout',
        '',
      ].join('\n'),
    )
  })

  it('leaves out what is not declared', () => {
    expect(withoutColour(manPage(bare, 30))).toBe(
      'BARE(1)\n\nNAME\n       bare - do nothing\n\nSYNOPSIS\n       bare\n\nDESCRIPTION\n       Does nothing.\n',
    )
  })

  it('wraps between words', () => {
    expect(wrapText('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrapText('incomprehensible word', 4)).toEqual(['incomprehensible', 'word'])
    expect(wrapText('', 4)).toEqual([''])
  })
})

describe('help', () => {
  it('lists commands, and apart from them names of elsewhere', () => {
    const list = {
      heading: 'Commands',
      commands: [greet, bare],
      elsewhere: { heading: 'Elsewhere', names: ['one', 'two'] },
      footer: 'Read on.',
    }
    expect(withoutColour(helpText(list, 40))).toBe(
      'Commands\n  greet  say hello\n  bare   do nothing\n\nElsewhere\n  one two\n\nRead on.\n',
    )
  })

  it('explains one command', () => {
    expect(commandHelp(greet, 40)).toBe(
      'Usage: greet [OPTION]... [WORD]...\nSay hello.\n\n  -n, --name NAME  whom to greet\n  -l               loudly\n',
    )
    expect(commandHelp(bare)).toBe('Usage: bare\nDo nothing.\n')
  })
})
