import type { Invocation } from '../../shell/command.ts'
import type { DockerHost } from '../docker-host.ts'
import { legacyBuild, legacyHelp } from './reference/legacy-builder.ts'
import { usageOf } from './reference/help-text.ts'

/** What docker says before its own builder does anything. */
const DEPRECATED = `DEPRECATED: The legacy builder is deprecated and will be removed in a future release.
            Install the buildx component to build images with BuildKit:
            https://docs.docker.com/go/buildx/

`

const NOT_SIMULATED = 'the legacy builder is not simulated by this playground: builds are made by BuildKit'

/** A path of one of its commands, and what was typed after it. */
function read(words: readonly string[]): { readonly path: string; readonly rest: readonly string[] } {
  const [group = '', name = ''] = words
  const isLong = (group === 'image' || group === 'builder') && (name === 'build' || name === 'prune')
  const length = isLong ? 2 : 1
  return { path: words.slice(0, length).join(' '), rest: words.slice(length) }
}

/** Docker's own builder, which was there before buildx: its help is there, its builds are not. */
export async function legacyBuilder(
  { stdout, stderr }: Invocation<DockerHost>,
  words: readonly string[],
): Promise<number> {
  const { path, rest } = read(words)
  await stderr.write(DEPRECATED)
  if (rest.includes('--help')) {
    await stdout.write(legacyHelp(path))
    return 0
  }
  if (path === 'builder') {
    await stderr.write(legacyHelp(path))
    return rest.length === 0 ? 0 : 1
  }
  if (path.endsWith('build') && rest.length === 0) {
    const known = legacyBuild(path)
    const rule = `"docker ${path}" requires exactly 1 argument.\nSee 'docker ${path} --help'.`
    await stderr.write(`${rule}\n\n${usageOf(path, known)}\n\n${known.about}\n`)
    return 1
  }
  await stderr.write(`docker ${path}: ${NOT_SIMULATED}\n`)
  return 1
}
