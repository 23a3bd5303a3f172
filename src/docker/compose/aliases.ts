import { Complaint } from './complaint.ts'

/** Up to how many values aliases may give almost all of them, and from how many on no more than a tenth, as go-yaml has it. */
const FEW = 400_000
const MANY = 4_000_000
const [MOST_OF_FEW, MOST_OF_MANY] = [0.99, 0.1]

/** Which part of so many values aliases may give. */
function allowedPart(count: number): number {
  if (count <= FEW) return MOST_OF_FEW
  if (count >= MANY) return MOST_OF_MANY
  return MOST_OF_FEW - (MOST_OF_FEW - MOST_OF_MANY) * ((count - FEW) / (MANY - FEW))
}

/** Counts the values of a document with those that its aliases stand for. @throws Complaint where these are too many, as go-yaml does */
export function refuseManyAliases(document: unknown): void {
  const seen = new Set<object>()
  let [all, aliased] = [0, 0]
  const count = (within: boolean): void => {
    all += 1
    if (within) aliased += 1
    if (aliased > 100 && all > 1000 && aliased / all > allowedPart(all))
      throw new Complaint('yaml: document contains excessive aliasing')
  }
  const visit = (value: unknown, within: boolean): void => {
    count(within)
    if (typeof value !== 'object' || value === null) return
    const isAliased = within || seen.has(value)
    seen.add(value)
    for (const [, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) count(isAliased)
      visit(inner, isAliased)
    }
  }
  visit(document, false)
}
