import type { Clock } from '../../base/clock.ts'
import type { Signal } from '../../base/signal.ts'
import { filledLayers } from '../engine/images.ts'
import type { Image } from '../engine/model.ts'
import type { Reporter } from './step-reporter.ts'

/** How long a step that runs nothing is shown to take, in milliseconds. */
export const STEP_TIME = 120

/** Tells how an image's layers come from the registry. */
export async function transferImage(
  { image, reference, step }: { readonly image: Image; readonly reference: string; readonly step: number },
  { clock, signal, progress }: { readonly clock: Clock; readonly signal: Signal; readonly progress: Reporter },
): Promise<void> {
  const tell = (text: string): Promise<void> => progress.tell({ type: 'part', step, text, time: clock.now() })
  await tell(`resolve ${reference}`)
  for (const { id, size } of filledLayers(image)) {
    await clock.wait(STEP_TIME, signal)
    const megabytes = `${(size / 1e6).toFixed(2)}MB`
    await tell(`sha256:${id} ${megabytes} / ${megabytes}`)
    await tell(`extracting sha256:${id}`)
  }
}
