import { BuildFailure } from './build-failure.ts'
import type { BuildParts, BuildRequest } from './build-request.ts'
import { transferImage } from './image-transfer.ts'
import { directivesOf } from './parse.ts'
import type { StepReporter } from './step-reporter.ts'

/** The image that reads a Dockerfile, as `# syntax` or `BUILDKIT_SYNTAX` names it; undefined where the daemon does. */
function frontendOf(text: string, given: BuildRequest['given']): string | undefined {
  const named = given.get('BUILDKIT_SYNTAX') ?? directivesOf(text).get('syntax')
  return named?.split(' ')[0]
}

/** Images that read a Dockerfile as the daemon does. */
const DOCKERFILE = /^docker\.io\/docker\/dockerfile(?:-upstream)?:/

/** Gets the image that is to read a Dockerfile. It is fetched once, and lasts as what is built lasts. @throws BuildFailure */
export async function fetchFrontend(
  { dockerfile, given, fullName, resolve }: BuildRequest,
  parts: BuildParts,
  progress: StepReporter,
): Promise<void> {
  const name = frontendOf(dockerfile.text ?? '', given)
  if (name === undefined) return
  const reference = fullName(name)
  if (reference === '') throw new BuildFailure('invalid reference format')
  const asking = await progress.begin(`resolve image config for ${reference}`)
  const answer = resolve(name)
  if (answer.type === 'unresolved') {
    await progress.end(asking, { type: 'failed', message: answer.reason })
    throw new BuildFailure(`${name}: ${answer.reason}`)
  }
  await progress.end(asking, { type: 'done' })
  if (!DOCKERFILE.test(reference)) throw new BuildFailure(`the frontend ${name} is not simulated by this playground`)
  const { cache } = parts
  const before = cache.get()
  const { image, reference: digested } = answer.resolved
  const step = await progress.begin(`docker-image://${digested}`)
  const isKnown = before.bases.includes(image.id)
  if (!isKnown) {
    cache.set({ ...before, bases: [...before.bases, image.id] })
    await transferImage({ image, reference: digested, step }, { ...parts, progress })
  }
  await progress.end(step, { type: isKnown ? 'cached' : 'done' })
}
