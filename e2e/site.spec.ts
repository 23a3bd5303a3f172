import { expect, test } from './test.ts'

/** What a host serves. */

test('the licenses name fonts and what other bundles have inside; no manifest of the build is served', async ({
  request,
}) => {
  const licenses = await (await request.get('./licenses.md')).text()
  const names = [
    'geist-mono',
    'instrument-sans',
    'just-bash',
    'minimatch',
    're2js',
    'file-type',
    'strtok3',
    'unbash',
    'acorn',
    'react',
  ]
  for (const name of names) expect(licenses).toMatch(new RegExp(`^## \\S*${name} - \\d`, 'm'))
  expect(licenses.match(/SIL OPEN FONT LICENSE/g)?.length).toBeGreaterThanOrEqual(2)
  expect(licenses).not.toContain('## idb-keyval')
  const manifest = await request.get('./.vite/manifest.json')
  expect(manifest.ok() && manifest.headers()['content-type']?.includes('json')).toBe(false)
})
