import type { RestartPolicy } from '../../daemon/api.ts'

/** `--restart`: a policy, and how often at most. */
export function restartOf(text: string): RestartPolicy {
  const [Name = '', count] = text.split(':')
  return { Name, MaximumRetryCount: Number(count ?? 0) }
}
