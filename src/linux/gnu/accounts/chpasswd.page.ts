import { programPage } from '../library/page.ts'

export const page = programPage(
  'set passwords from lines of names and passwords',
  'Reads lines NAME:PASSWORD from standard input, and keeps the passwords in /etc/shadow, encrypted by SHA-512: scripts and Dockerfiles use it. No program here asks for a password, so none can be given.',
  {
    options: {
      c: 'another method: SHA512, SHA256, MD5 or NONE',
      e: 'the passwords are encrypted already',
      m: 'the same as -c MD5',
    },
    examples: { "echo 'ada:secret' | sudo chpasswd": 'set the password of ada' },
  },
)
