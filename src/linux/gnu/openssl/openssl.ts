import type { GnuProcess } from '../library/gnu-system.ts'
import { ownWords } from '../library/own-words.ts'
import { dgst } from './dgst.ts'
import { enc, isCipher } from './enc.ts'
import { hashes } from './hashes.ts'
import { passwd } from './passwd.ts'
import { rand } from './rand.ts'
import { SaidFailure } from './said.ts'
import { UsageFailure } from './words.ts'

type Command = (process: GnuProcess, command: string, words: readonly string[]) => Promise<number>

const version: Command = async (process) => {
  await process.print('OpenSSL 3.0.19 (Terminal Playground)\n')
  return 0
}

const commands: Readonly<Record<string, Command>> = { dgst, enc, passwd, rand, version }

/** Commands of the real one that are not simulated: keys, certificates and what speaks with servers. */
const REFUSED = new Set(
  (
    'asn1parse ca ciphers cmp cms crl crl2pkcs7 dhparam dsa dsaparam ec ecparam engine errstr gendsa genpkey genrsa help info kdf ' +
    'list mac nseq ocsp pkcs12 pkcs7 pkcs8 pkey pkeyparam pkeyutl prime rehash req rsa rsautl s_client s_server s_time sess_id smime ' +
    'speed spkac srp storeutl ts verify x509'
  ).split(' '),
)

function commandOf(name: string): Command | undefined {
  if (Object.hasOwn(commands, name)) return commands[name]
  if (Object.hasOwn(hashes, name)) return dgst
  return isCipher(name) ? enc : undefined
}

/** openssl(1): sums, random bytes, base64, AES, and passwords as /etc/shadow has them. */
export const openssl = ownWords({ name: 'openssl' }, async (process, [name, ...words]) => {
  const command = commandOf(name ?? '')
  if (!command) {
    if (name === undefined || REFUSED.has(name))
      await process.complain(`${name ?? 'its own prompt'} is not simulated here`)
    else await process.write(2, `Invalid command '${name}'; type "help" for a list.\n`)
    return 1
  }
  try {
    return await command(process, name ?? '', words)
  } catch (error) {
    if (!(error instanceof SaidFailure || error instanceof UsageFailure)) throw error
    await process.write(2, error.text)
    return error.status
  }
})
