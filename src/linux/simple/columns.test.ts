import { describe, expect, it } from 'vitest'
import { paint, withoutColour } from '../../base/color.ts'
import { createChance, pickInteger } from '../../base/chance.ts'
import { textWidth } from '../../base/width.ts'
import { inColumns, inTable } from './columns.ts'

const cells = (...texts: string[]): { readonly text: string }[] => texts.map((text) => ({ text }))

describe('columns', () => {
  it('run down, as wide as their widest name', () => {
    expect(inColumns(cells('a', 'bbbb', 'cc', 'd', 'e'), 10)).toEqual(['a     d', 'bbbb  e', 'cc'])
    expect(inColumns(cells('a', 'b', 'c'), 80)).toEqual(['a  b  c'])
    expect(inColumns(cells('long name', 'x'), 4)).toEqual(['long name', 'x'])
    expect(inColumns([], 80)).toEqual([])
  })

  it('count cells, not characters, and colours not at all', () => {
    const [first = ''] = inColumns([{ text: '日本', painted: paint('日本', 'blue') }, { text: 'b' }], 40)
    expect(withoutColour(first)).toBe('日本  b')
    expect(inColumns(cells('日本', 'a', 'b', 'c'), 9)).toEqual(['日本  b', 'a     c'])
  })

  it('fit the screen from 40 to 120 cells, and lose no name', () => {
    const chance = createChance(2)
    for (let width = 40; width <= 120; width += 1) {
      const names = Array.from({ length: 1 + pickInteger(chance, 60) }, (_none, at) =>
        String(at).padEnd(1 + pickInteger(chance, 24), 'x'),
      )
      const lines = inColumns(cells(...names), width)
      for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(width)
      expect(lines.join(' ').split(/ +/).toSorted()).toEqual(names.toSorted())
    }
  })

  it('make tables with their texts left or right', () => {
    expect(
      inTable(
        [
          ['a', '1', 'x'],
          ['bbb', '22', 'long'],
        ],
        ['left', 'right', 'left'],
      ),
    ).toEqual(['a    1 x', 'bbb 22 long'])
  })
})
