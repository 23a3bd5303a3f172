import { describe, expect, it } from 'vitest'
import { createChance } from '../../../../base/chance.ts'
import { createDocker } from '../../../../docker/docker.ts'
import type { Engine } from '../../../../docker/engine/model.ts'
import { createStringTerminal, instantClock } from '../../../../testing/run-line.ts'
import { instructionOf, layersOf } from './layer-rows.ts'

interface Host {
  run(line: string): Promise<Engine>
  write(path: string, text: string): void
}

function host(): Host {
  const docker = createDocker({ clock: instantClock(), chance: createChance(1) })
  const terminal = createStringTerminal(docker.shell)
  return {
    write: (path, text) => docker.system.fs.writeFile(`/home/user/${path}`, text),
    async run(line) {
      await terminal.run(line)
      return docker.system.engine.get()
    },
  }
}

const notes = (engine: Engine, before?: Engine): readonly string[] =>
  layersOf(engine, before)?.rows.map(({ keyword, origin, note, isNew }) =>
    [keyword, origin, note, ...(isNew ? ['new'] : [])].join(' | '),
  ) ?? []

describe('the layers of an image', () => {
  it('are the steps of the last build, each with why it was done', async () => {
    const { run, write } = host()
    const before = await run('docker ps')
    const first = await run('docker build -t my-app .')
    expect(notes(first, before)).toEqual([
      'FROM | there | was here: shared with nginx:latest',
      'WORKDIR | built | built for the first time | new',
      'COPY | built | built for the first time | new',
      'EXPOSE | setting | a setting; adds no files',
      'CMD | setting | a setting; adds no files',
    ])
    write('index.html', 'other')
    const second = await run('docker build -t my-app .')
    expect(notes(second, first).slice(1, 3)).toEqual([
      'WORKDIR | there | from the cache',
      'COPY | built | index.html changed since the last build | new',
    ])
    expect(notes(second, second).slice(2, 3)).toEqual(['COPY | built | index.html changed since the last build'])
    const anew = await run('docker build --no-cache -t my-app .')
    expect(notes(anew, second)[1]).toBe('WORKDIR | built | built again: the cache was not to be used | new')
  })

  it('follow a step that was done anew', async () => {
    const { run, write } = host()
    write('Dockerfile', 'FROM alpine\nCOPY index.html /a\nWORKDIR /b\n')
    const first = await run('docker build -t mine .')
    write('index.html', 'other')
    expect(notes(await run('docker build -t mine .'), first)[2]).toBe(
      'WORKDIR | built | built again: a step above it was | new',
    )
  })

  it('have the steps of other stages before them', async () => {
    const { run, write } = host()
    write('Dockerfile', 'FROM alpine AS one\nWORKDIR /out\nFROM alpine\nCOPY --from=one /out /out\n')
    const view = layersOf(await run('docker build -t mine .'), undefined)
    expect(view?.rows.map(({ place, keyword }) => `${place} ${keyword}`)).toEqual([
      'one 1/2 FROM',
      'one 2/2 WORKDIR',
      'stage-1 1/2 FROM',
      'stage-1 2/2 COPY',
    ])
  })

  it('of an image that another one stands on are one row there', async () => {
    const { run, write } = host()
    await run('docker build -t my-app .')
    write('Dockerfile', 'FROM alpine\nWORKDIR /b\n')
    const engine = await run('docker build -t other .')
    const mine = engine.images.find(({ references }) => references.includes('my-app:latest'))
    const view = layersOf(engine, undefined, mine?.id)
    expect(view?.isLastBuild).toBe(false)
    expect(view?.rows.map(({ keyword, rest }) => `${keyword} ${rest}`)).toEqual([
      'FROM nginx:latest',
      'WORKDIR /usr/share/nginx/html',
      'COPY index.html .',
      'EXPOSE map[80/tcp:{}]',
      'CMD ["nginx" "-g" "daemon off;"]',
    ])
  })

  it('of an engine without images are none', async () => {
    const engine = await host().run('docker ps')
    expect(layersOf({ ...engine, images: [] }, undefined)).toBeUndefined()
  })
})

describe('an instruction', () => {
  it.each([
    ['/bin/sh -c #(nop)  CMD ["nginx"]', ['CMD', '["nginx"]']],
    ['/bin/sh -c apk add curl', ['RUN', 'apk add curl']],
    ['RUN /bin/sh -c make # buildkit', ['RUN', '/bin/sh -c make']],
    ['COPY . .', ['COPY', '. .']],
  ])('%s', (createdBy, expected) => expect(instructionOf(createdBy)).toEqual(expected))
})
