import type { RestartPolicy } from '../../daemon/api.ts'

/** What is wrong with how `--restart` was given, as the client says it. */
export function restartReason(text: string): string | undefined {
  const [name = '', count] = text.split(/:(.*)/s)
  const format = 'invalid restart policy format'
  if (name === '' && count !== undefined) return `${format}: no policy provided before colon`
  return /^(?:[-+]?\d+)?$/.test(count ?? '') ? undefined : `${format}: maximum retry count must be an integer`
}

/** `--restart`: a policy, and how often at most. */
export function restartOf(text: string): RestartPolicy {
  const [Name = '', count] = text.split(':')
  return { Name, MaximumRetryCount: Number(count ?? 0) }
}
