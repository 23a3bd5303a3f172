import { programPage } from '../library/page.ts'

export const page = programPage(
  'make sums, random bytes, base64, encrypted files and password hashes',
  'The first word says what is done. dgst, or the name of a hash (md5, sha1, sha224, sha256, sha384, sha512, blake2b512), prints sums of files: -r as sha256sum does, -binary, -hmac KEY. rand prints random bytes: -hex, -base64. base64 encodes, with -d decodes.\nenc -aes-256-cbc encrypts a file, with -d decrypts it (-aes-128-cbc and -aes-192-cbc too): -in, -out, -a for base64, -pbkdf2 and -iter for a strong key, -pass pass:WORD, env:NAME, file:FILE or stdin for the password, -K and -iv for a key of your own. Nobody is asked for a password here.\npasswd prints a password as /etc/shadow has it: -6, -5, -1 and -apr1, -salt, -stdin. Keys, certificates and connections are not simulated.',
  {
    examples: {
      'openssl rand -hex 16': '16 random bytes',
      'openssl sha256 notes.txt': 'the sum of a file',
      'openssl enc -aes-256-cbc -pbkdf2 -pass pass:secret -in notes.txt -out notes.enc': 'encrypt a file',
      'openssl enc -d -aes-256-cbc -pbkdf2 -pass pass:secret -in notes.enc': 'decrypt it',
    },
  },
)
