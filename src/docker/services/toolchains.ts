import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import type { Surroundings } from './daemon.ts'

/** What programs say of their versions. */
interface Answer {
  readonly out?: string
  readonly err?: string
}

type Answers = (version: string) => Readonly<Record<string, Answer>>

const flags = (out: string, ...names: readonly string[]): Readonly<Record<string, Answer>> =>
  Object.fromEntries(names.map((name) => [name, { out: `${out}\n` }]))

const versionOf =
  (says: (version: string) => string, ...names: readonly string[]): Answers =>
  (version) =>
    flags(says(version), ...names)

/** `8u472` is 1.8.0_472 to Java itself. */
const javaVersion = (version: string): string => version.replace(/^8u(\d+)$/, '1.8.0_$1')

const java: Answers = (version) => {
  const named = javaVersion(version)
  const rows = (line: string): string =>
    `${line}\nOpenJDK Runtime Environment (build ${named})\nOpenJDK 64-Bit Server VM (build ${named}, mixed mode, sharing)\n`
  return { '-version': { err: rows(`openjdk version "${named}"`) }, '--version': { out: rows(`openjdk ${named}`) } }
}

const javac = versionOf((version) => `javac ${javaVersion(version)}`, '--version', '-version')

const maven = versionOf(
  (version) => `Apache Maven ${version}\nMaven home: /usr/share/maven`,
  '--version',
  '-version',
  '-v',
)

const toolchains: Readonly<Record<string, Answers>> = {
  java,
  javac,
  mvn: maven,
  gradle: versionOf((version) => `Gradle ${version}`, '--version', '-v'),
  rustc: versionOf((version) => `rustc ${version}`, '--version', '-V'),
  cargo: versionOf((version) => `cargo ${version}`, '--version', '-V', 'version'),
  ruby: versionOf((version) => `ruby ${version} [x86_64-linux]`, '--version', '-v'),
  composer: versionOf((version) => `Composer version ${version}`, '--version', '-V'),
  dotnet: versionOf((version) => version, '--version'),
  haproxy: versionOf((version) => `HAProxy version ${version} - https://haproxy.org/`, '-v'),
}

/** Such a program: it says its version, and plainly that it does nothing else here. */
export const toolchain =
  (name: string) =>
  (surroundings: Surroundings): GnuProgram => ({
    declaration: { name },
    async run(process) {
      const answers = toolchains[name]?.(surroundings.version) ?? {}
      const [, word = ''] = process.argv
      const answer = Object.hasOwn(answers, word) ? answers[word] : undefined
      if (answer) {
        if (answer.out !== undefined) await process.print(answer.out)
        if (answer.err !== undefined) await process.write(2, answer.err)
        return 0
      }
      const known = Object.keys(answers)
      await process.complain(`not simulated here${known.length > 0 ? `; ${known.join(', ')} tells its version` : ''}`)
      return 1
    },
  })
