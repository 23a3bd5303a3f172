/** `repository:tag`. */
export function referenceText(reference: { readonly repository: string; readonly tag: string }): string {
  return `${reference.repository}:${reference.tag}`
}
