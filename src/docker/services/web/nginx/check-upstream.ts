import { BadConfiguration, type Directive } from './configuration.ts'

/** Parameters of a server; what those with numbers but the weight ask for does not show where one request comes at a time. */
const PARAMETER = /^(?:down|backup|weight=0*[1-9]\d*|max_fails=\d+|max_conns=\d+|fail_timeout=\d+(?:ms|[smhd])?)$/

/** What an upstream block must be. @throws BadConfiguration */
export function checkUpstream({ block = [], file, line }: Directive): void {
  for (const { name, words, ...at } of block) {
    const place = `in ${at.file}:${at.line}`
    if (name === 'ip_hash') throw new BadConfiguration(`"ip_hash" directive is not simulated here ${place}`)
    if (name !== 'server') continue
    if (words.length === 0) throw new BadConfiguration(`invalid number of arguments in "server" directive ${place}`)
    const odd = words.slice(1).find((word) => !PARAMETER.test(word))
    if (odd !== undefined) throw new BadConfiguration(`invalid parameter "${odd}" ${place}`)
  }
  const hasServer = block.some(({ name, words }) => name === 'server' && !words.includes('backup'))
  if (!hasServer) throw new BadConfiguration(`no servers are inside upstream in ${file}:${line}`)
}
