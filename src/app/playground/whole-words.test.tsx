import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wholeWords } from './whole-words.tsx'

test('an option in a longer text is not broken behind its hyphens', () => {
  const whole = (text: string): string => renderToStaticMarkup(<>{wholeWords(text)}</>)
  expect(whole("'RUN npm install --omit=dev'")).toBe(
    '&#x27;RUN npm install <span style="display:inline-block">--omit=dev&#x27;</span>',
  )
  expect(whole("'COPY src src'")).toBe('&#x27;COPY src src&#x27;')
  expect(whole('--no-stream')).toBe('--no-stream')
})
