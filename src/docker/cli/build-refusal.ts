/** What buildx refuses before it asks BuildKit. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
