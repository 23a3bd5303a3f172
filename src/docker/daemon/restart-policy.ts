import type { RestartPolicy } from './api.ts'

const NAMES: ReadonlySet<string> = new Set(['', 'no', 'always', 'unless-stopped', 'on-failure'])

/** What the daemon does not take of a policy. */
export function badRestartPolicy({ Name, MaximumRetryCount = 0 }: RestartPolicy): string | undefined {
  if (!NAMES.has(Name)) return `invalid restart policy '${Name}'`
  if (Name !== 'on-failure' && MaximumRetryCount > 0)
    return `maximum retry count cannot be used with restart policy '${Name}'`
  return undefined
}

/** The policy as the engine keeps it: `on-failure:3`. */
export const restartPolicyText = ({ Name, MaximumRetryCount = 0 }: RestartPolicy): string =>
  MaximumRetryCount > 0 ? `${Name}:${MaximumRetryCount}` : Name || 'no'
