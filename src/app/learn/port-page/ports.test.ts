import { describe, expect, it } from 'vitest'
import type { Container } from '../../../docker/engine/model.ts'
import { documentOf } from './document.ts'
import { publishedPorts } from './ports.ts'

const container = (name: string, type: 'running' | 'exited', ports: readonly (readonly [number, number, string?])[]) =>
  ({
    name,
    state: { type },
    ports: ports.map(([host, inside, protocol = 'tcp']) => ({ host, container: inside, protocol })),
  }) as unknown as Container

describe('the ports of a host', () => {
  it('are those that containers publish which run, each once, the lowest first', () => {
    const containers = [
      container('web', 'running', [
        [8080, 80],
        [8080, 80],
      ]),
      container('old', 'exited', [[9000, 80]]),
      container('names', 'running', [
        [53, 53, 'udp'],
        [53, 53],
      ]),
    ]
    expect(publishedPorts({ containers })).toEqual([
      { host: 53, container: 53, name: 'names' },
      { host: 8080, container: 80, name: 'web' },
    ])
  })

  it('are none where nothing runs', () => {
    expect(publishedPorts({ containers: [container('old', 'exited', [[9000, 80]])] })).toEqual([])
  })
})

describe('what a browser shows', () => {
  it('is a page as it is, from which no link leads away', () => {
    expect(documentOf({ type: 'text/html', body: '<h1>Hi</h1>' })).toBe('<h1>Hi</h1><base target="_blank">')
  })

  it('is any other text as text', () => {
    expect(documentOf({ type: 'application/json', body: '{"a":"<b>&"}' })).toBe('<pre>{"a":"&lt;b>&amp;"}</pre>')
  })
})
