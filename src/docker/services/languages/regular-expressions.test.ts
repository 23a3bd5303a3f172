import { describe, expect, test } from 'vitest'
import { longestFor } from './regular-expressions.ts'

describe('the longest text for a regular expression', () => {
  test.each([
    /(a+)+$/,
    /(a*)*b/,
    /(?:\w+\s?)+!/,
    /(a|a)*$/,
    /(\w|\d)+$/,
    /^(([a-z])+.)+[A-Z]([a-z])+$/,
    /(x+x+)+y/,
    /((ab)*)*c/,
    /(a{1,})+b/,
    /(?<word>\w+)+$/,
    /(.*)\1+$/,
    /^([\w.-]+\.)+com$/,
    /(.+,)+!/,
  ])('%s may double with each letter', (expression) => {
    expect(longestFor(expression)).toBe(20)
  })

  test.each([/\s+$/, /a.*b/, /\d+px/, /(?:\d{1,3}\.)*\d{1,3}\.$/])('%s may look from each place', (expression) => {
    expect(longestFor(expression)).toBe(2 ** 15)
  })

  test.each([
    /\w+/g,
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    /^(?:\d{1,3}\.){3}\d{1,3}$/,
    /(?:\/\w+)+/,
    /"(?:[^"\\]|\\.)*/,
    /(?:-\d+)*/,
    /^([\w-]+\.)+com$/,
    /[(+)]+/,
    /\(a+\)+/,
    /^(\w+)=(.*)$/,
    /a|b/,
    /a+/y,
  ])('%s is run over long ones', (expression) => {
    expect(longestFor(expression)).toBe(2 ** 20)
  })
})
