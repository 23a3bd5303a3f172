import { type ComponentType, lazy } from 'react'

const nothing = (): null => null

/** A component that is loaded when it is first shown. The page goes on with `otherwise`, or nothing, when it cannot be. */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType = nothing,
): ComponentType<Props> {
  return lazy(async () => ({ default: await load().catch((): ComponentType => otherwise) }))
}
