import { describe, expect, it } from 'vitest'
import { createChance, pickInteger } from '../base/chance.ts'
import { baseName, directoryName, fromDirectory, isWithin, joinPath, normalizePath } from './path.ts'

describe('paths', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['//a///b/', '/a/b'],
    ['/a/./b/../c', '/a/c'],
    ['/../..', '/'],
    ['/a/b/../../..', '/'],
    ['/...', '/...'],
  ])('normalizes %j', (path, normal) => {
    expect(normalizePath(path)).toBe(normal)
  })

  it.each([
    ['/', '/', '/'],
    ['/a', 'a', '/'],
    ['/a/b/', 'b', '/a'],
    ['a', 'a', '.'],
    ['a/b', 'b', 'a'],
    ['//', '/', '/'],
    ['', '', '.'],
  ])('splits %j as basename and dirname do', (path, base, directory) => {
    expect([baseName(path), directoryName(path)]).toEqual([base, directory])
  })

  it('puts the working directory before relative paths only', () => {
    expect(fromDirectory('/home', 'a/b')).toBe('/home/a/b')
    expect(fromDirectory('/', 'a')).toBe('/a')
    expect(fromDirectory('/home', '/a')).toBe('/a')
    expect(fromDirectory('/home', '')).toBe('')
  })

  it('knows what lies in a directory', () => {
    expect(isWithin('/a/b', '/a')).toBe(true)
    expect(isWithin('/a', '/a')).toBe(true)
    expect(isWithin('/ab', '/a')).toBe(false)
    expect(isWithin('/x', '/')).toBe(true)
  })

  it('holds its laws for random paths', () => {
    const chance = createChance(11)
    const part = (): string => ['a', 'b', '.', '..', '', '__proto__'][pickInteger(chance, 6)] ?? ''
    for (let turn = 0; turn < 2000; turn += 1) {
      const path = `/${Array.from({ length: pickInteger(chance, 8) }, part).join('/')}`
      const normal = normalizePath(path)
      expect(normalizePath(normal)).toBe(normal)
      expect(normal).toMatch(/^\/(?!.*(?:\/\/|\/\.\.?(?:\/|$)))/)
      if (normal !== '/') expect(joinPath(directoryName(normal), baseName(normal))).toBe(normal)
      expect(normalizePath(`${path}/x/..`)).toBe(normal)
    }
  })
})
