/** What uname(2) tells. */
export interface Uname {
  readonly name: string
  readonly release: string
  readonly version: string
  readonly machine: string
  readonly operatingSystem: string
}

export const playgroundUname: Uname = {
  name: 'Linux',
  release: '6.6.58-playground',
  version: '#1 SMP PREEMPT_DYNAMIC Tue Oct 22 13:41:07 UTC 2024',
  machine: 'x86_64',
  operatingSystem: 'GNU/Linux',
}
