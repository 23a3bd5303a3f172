import type { FileFact, Facts } from '../facts.ts'
import type { FileGoal, Reason } from '../goal.ts'
import { hasMode, modeText } from './mode.ts'
import { passes } from './text.ts'

function fileOf({ path, in: name }: FileGoal, facts: Facts): FileFact | undefined {
  if (name === undefined) return facts.file(path)
  return facts.docker?.containers.find((container) => container.name === name)?.file(path)
}

/** Why a file is not as wanted; nothing where it is. */
export function whyNotFile(goal: FileGoal, facts: Facts): readonly Reason[] {
  const { path, gone } = goal
  const found = fileOf(goal, facts)
  if (gone) return found ? [{ type: 'file-still-there', path }] : []
  return found ? whyNotAs(goal, found, facts) : [{ type: 'no-such-file', path }]
}

function whyNotAs(goal: FileGoal, found: FileFact, facts: Facts): readonly Reason[] {
  const { path, kind, content, mode, owner, group, target } = goal
  if (kind !== undefined && kind !== found.kind) return [{ type: 'other-kind', path, is: found.kind, wanted: kind }]
  const because: Reason[] = []
  if (content && !passes({ text: found.text(), bytes: () => found.bytes() }, content, facts))
    because.push({ type: 'other-content', path, wanted: content })
  if (mode !== undefined && !hasMode(found.mode, mode))
    because.push({ type: 'other-mode', path, is: modeText(found.mode), wanted: mode })
  if (owner !== undefined && owner !== found.owner)
    because.push({ type: 'other-owner', path, is: found.owner, wanted: owner })
  if (group !== undefined && group !== found.group)
    because.push({ type: 'other-group', path, is: found.group, wanted: group })
  if (target !== undefined && target !== found.target)
    because.push({ type: 'other-target', path, is: found.target ?? '', wanted: target })
  return because
}
