import type { Node } from './node.ts'

/** A step that did not work. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
  readonly node: Node
  /** What the step itself says, where that is shorter. */
  readonly own: string
  constructor(node: Node, message: string, own = message) {
    super(message)
    this.node = node
    this.own = own
  }
}
