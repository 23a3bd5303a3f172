/** The kind of machine that this one is. */
export const PLATFORM = 'linux/amd64'

/** Whether images for a kind of machine run on this one. */
export const isOurPlatform = (platform: string): boolean =>
  [PLATFORM, 'linux', 'amd64', 'linux/x86_64'].includes(platform.toLowerCase())

/** Words that name a kind of machine by themselves (containerd, `platforms`). */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris windows zos ' +
    '386 amd64 amd64p32 arm armbe arm64 arm64be ppc64 ppc64le loong64 mips mipsle mips64 mips64le mips64p32 mips64p32le ' +
    'ppc riscv riscv64 s390 s390x sparc sparc64 wasm i386 x86_64 x86-64 aarch64 armhf armel'
  ).split(' '),
)

const PARTS = 3
const PART = /^[A-Za-z0-9_.-]+$/

/** What is wrong with how a kind of machine is named; undefined where nothing is, or none is named. */
export function badPlatform(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const parts = text.split('/')
  const quoted = JSON.stringify(text)
  if (parts.length > PARTS) return `${quoted}: cannot parse platform specifier: invalid argument`
  const bad = parts.find((part) => !PART.test(part))
  if (bad !== undefined)
    return `${JSON.stringify(bad)} is an invalid component of ${quoted}: platform specifier component must match "${PART.source}": invalid argument`
  if (parts.length > 1 || KNOWN.has(text.toLowerCase())) return undefined
  return `${quoted}: unknown operating system or architecture: invalid argument`
}
