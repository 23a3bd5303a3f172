/** Programs that compile and run other languages than those that are simulated, by the image that brings them. */
const names: Readonly<Record<string, readonly string[]>> = {
  'eclipse-temurin': ['java', 'javac', 'jar', 'jshell'],
  openjdk: ['java', 'javac', 'jar', 'jshell'],
  maven: ['mvn', 'java', 'javac', 'jar', 'jshell'],
  gradle: ['gradle'],
  rust: ['rustc', 'cargo', 'rustup'],
  ruby: ['ruby', 'bundle', 'bundler', 'gem', 'irb', 'rake'],
  composer: ['composer'],
  docker: ['docker'],
  httpd: ['htpasswd'],
  cassandra: ['nodetool', 'cqlsh'],
  redis: ['redis-benchmark'],
  'mcr.microsoft.com/dotnet/sdk': ['dotnet'],
}

/** The names of such programs in an image. */
export const toolchainNames = (repository: string): readonly string[] =>
  Object.hasOwn(names, repository) ? (names[repository] ?? []) : []

/** Programs of packages of which only that they are there is simulated. */
export const PACKAGED_NAMES: readonly string[] =
  'cron figlet iperf3 iptables lolcat nmap sl socat sshd stress stress-ng supervisorctl supervisord tcpdump toilet'.split(
    ' ',
  )
