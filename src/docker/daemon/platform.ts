/** The kind of machine that this one is. */
export const PLATFORM = 'linux/amd64'

/** Whether images for a kind of machine run on this one. */
export const isOurPlatform = (platform: string): boolean =>
  [PLATFORM, 'linux', 'amd64', 'linux/x86_64'].includes(platform.toLowerCase())
