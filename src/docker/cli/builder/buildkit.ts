/** The release of BuildKit in the daemon, and what it builds for. */
export const BUILDKIT = 'v0.11.6+616c3f613b54'
export const PLATFORMS = 'linux/amd64, linux/amd64/v2, linux/amd64/v3, linux/amd64/v4, linux/386'
