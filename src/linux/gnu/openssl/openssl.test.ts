import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

rowsInTurn([
  ['printf hello > f', '[0]'],
  ['openssl dgst f', 'SHA256(f)= 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\n[0]'],
  [
    'openssl dgst -sha1 -hex f f',
    'SHA1(f)= aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d\nSHA1(f)= aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d\n[0]',
  ],
  ['openssl sha256 < f', 'SHA2-256(stdin)= 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\n[0]'],
  [
    'openssl sha512 -r f',
    '9b71d224bd62f3785d96d46ad3ea3d73319bfbc2890caadae2dff72519673ca72323c3d99ba5c11d7c7acc6e14b8c5da0c4663475c2e5c3adef46f73bcdec043 *f\n[0]',
  ],
  [
    'openssl sha384 f',
    'SHA2-384(f)= 59e1748777448c69de6b800d7a33bbfb9ff1b463e44354c3553bcdb9c666fa90125a3c79f90397bdf5f6a13de828684f\n[0]',
  ],
  ['openssl sha224 f', 'SHA2-224(f)= ea09ae9cc6768c50fcee903ed054556e5bfc8347907f12598aa24193\n[0]'],
  ['openssl md5 < f', 'MD5(stdin)= 5d41402abc4b2a76b9719d911017c592\n[0]'],
  [
    'openssl blake2b512 f',
    'BLAKE2B-512(f)= e4cfa39a3d37be31c59609e807970799caa68a19bfaa15135f165085e01d41a65ba1e1b146aeb6bd0092b49eac214c103ccfa3a365954bbbe52f74a2b3620c94\n[0]',
  ],
  ['openssl dgst -md5 -binary f | od -An -tx1', ' 5d 41 40 2a bc 4b 2a 76 b9 71 9d 91 10 17 c5 92\n[0]'],
  ['openssl dgst -sha256 nosuch 2>&1 | head -1', 'nosuch: No such file or directory\n[0]'],
  [
    'openssl dgst -nosuch f 2>&1 | head -2',
    'dgst: Unknown option or message digest: nosuch\ndgst: Use -help for summary.\n[0]',
  ],
  [
    'openssl dgst -sha256 -hmac key f',
    'HMAC-SHA2-256(f)= 9307b3b915efb5171ff14d8cb55fbcc798c6c0ef1456d66ded1a6aa723a58b7b\n[0]',
  ],
  [
    'openssl sha512 -hmac key f',
    'HMAC-SHA2-512(f)= ff06ab36757777815c008d32c8e14a705b4e7bf310351a06a23b612dc4c7433e7757d20525a5593b71020ea2ee162d2311b247e9855862b270122419652c0c92\n[0]',
  ],
  [
    'openssl dgst -sha256 -c f',
    'SHA2-256(f)= 2c:f2:4d:ba:5f:b0:a3:0e:26:e8:3b:2a:c5:b9:e2:9e:1b:16:1e:5c:1f:a7:42:5e:73:04:33:62:93:8b:98:24\n[0]',
  ],
  [
    'openssl dgst -sha256 -out o f; cat o',
    'SHA2-256(f)= 2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824\n[0]',
  ],
  ['openssl rand 4 | wc -c', '4\n[0]'],
  ['openssl rand -hex x', 'rand: Can\'t parse "x" as a number\nrand: Use -help for summary.\n[1]'],
  ['openssl rand -base64 60 | wc -lc', '      2      82\n[0]'],
  ['openssl rand -hex -out o 3; wc -c o', '7 o\n[0]'],
  ['openssl rand -x', 'rand: Unknown option: -x\nrand: Use -help for summary.\n[1]'],
  ['openssl rand a b', 'rand: Use -help for summary.\n[1]'],
  ['openssl rand -hex 0', 'rand: Use -help for summary.\n[1]'],
  ['openssl base64 -in f', 'aGVsbG8=\n[0]'],
  ['openssl enc -base64 -in f', 'aGVsbG8=\n[0]'],
  [
    'seq 60 | openssl base64',
    'MQoyCjMKNAo1CjYKNwo4CjkKMTAKMTEKMTIKMTMKMTQKMTUKMTYKMTcKMTgKMTkK\nMjAKMjEKMjIKMjMKMjQKMjUKMjYKMjcKMjgKMjkKMzAKMzEKMzIKMzMKMzQKMzUK\nMzYKMzcKMzgKMzkKNDAKNDEKNDIKNDMKNDQKNDUKNDYKNDcKNDgKNDkKNTAKNTEK\nNTIKNTMKNTQKNTUKNTYKNTcKNTgKNTkKNjAK\n[0]',
  ],
  ['seq 60 | openssl base64 | openssl base64 -d | tail -1', '60\n[0]'],
  ['openssl base64 -A -in f', 'aGVsbG8=[0]'],
  ['openssl enc -base64 -d -A <<< aGkK', 'hi\n[0]'],
  ['openssl base64 nosuch', 'base64: Use -help for summary.\n[1]'],
  ['openssl enc -aes-256-cbc -pbkdf2 -k pw -S 0102030405060708 -a -in f', 'TLxIMftzdoAlQ/lZYOwaFQ==\n[0]'],
  [
    'openssl enc -aes-128-cbc -K 00112233445566778899aabbccddeeff -iv 000102030405060708090a0b0c0d0e0f -in f | od -An -tx1',
    ' 16 a2 ba 56 23 12 10 ff 3f 0d bc eb c7 71 e6 98\n[0]',
  ],
  [
    'openssl aes-192-cbc -K 00112233445566778899aabbccddeeff0011223344556677 -iv 00 -a -in /dev/null',
    'hex string is too short, padding with zero bytes to length\nICUA4yc7TINjCQhItb4KWg==\n[0]',
  ],
  [
    'openssl enc -aes-256-cbc -pbkdf2 -iter 1000 -pass pass:pw -S 0102030405060708 -in f -P',
    'salt=0102030405060708\nkey=B7CC3B0356AF67A04DAE697CD60041A793C0544673390A260C4271310897AE4A\niv =857414F193A1190F1D5413B325BE0A48\n[0]',
  ],
  [
    'openssl enc -aes-256-cbc -k pw -S 0102030405060708 -in f -a',
    '*** WARNING : deprecated key derivation used.\nUsing -iter or -pbkdf2 would be better.\nW+8NCfV9kpqepnT5Kxnfkg==\n[0]',
  ],
  [
    'openssl enc -aes-256-cbc -pbkdf2 -k pw -in f -out f.enc; head -c 8 f.enc; wc -c < f.enc; openssl enc -d -aes-256-cbc -pbkdf2 -k pw -in f.enc',
    'Salted__32\nhello[0]',
  ],
  ['openssl enc -d -aes-256-cbc -pbkdf2 -k no -in f.enc 2>&1 | head -1', 'bad decrypt\n[0]'],
  [
    'echo U2FsdGVkX18BAgMEBQYHCPmFSnDl2oGm0cVbdtRP1Fg= | openssl enc -d -aes-256-cbc -a -pbkdf2 -k x 2>&1 | head -1',
    'bad decrypt\n[0]',
  ],
  ['openssl enc -d -aes-256-cbc -pbkdf2 -k bad -in f', 'error reading input file\n[1]'],
  [
    'openssl enc -aes-256-cbc -in nosuch -k x 2>&1 | head -1',
    'Can\'t open "nosuch" for reading, No such file or directory\n[0]',
  ],
  ['openssl enc -nosuch 2>&1 | head -2', 'enc: Unknown cipher: nosuch\nenc: Use -help for summary.\n[0]'],
  [
    'openssl enc -aes-256-cbc -pass foo -in f',
    "Invalid password argument, missing ':' within the first 5 chars\nError getting password\n[1]",
  ],
  ['openssl passwd -1 -salt abc secret', '$1$abc$iCQ2D3nhptRYi27fDYv2s1\n[0]'],
  ['openssl passwd -apr1 -salt ab x', '$apr1$ab$eIePjsejfBGR8ITtu2z0U1\n[0]'],
  ['openssl passwd -5 -salt ab x', '$5$ab$5ydlOaPxAq0VpamGFK.BZgHF7HlR0erJsH.F7VB19f0\n[0]'],
  [
    'openssl passwd -6 -salt abc "a rather long password, longer than the sum is wide, so that it takes two"',
    '$6$abc$vSKz8GWL1NuSaDJWCfk7EI2KrmfsJS6IlFObegXezFUiS4FK3bGevotFvmTmoKsSMkcd.6A2re9VyHSzUeQMo1\n[0]',
  ],
  [
    "printf 'x\\ny\\n' | openssl passwd -6 -salt a -stdin",
    '$6$a$AvQLBHPFSbE4d9QOBrglBdXuv.jRoEFLHgWJlsZ6XhNHrxkMbotj9kAr0GGhdZ5XM6DM29/LJ9jZin3Aj8Tph0\n$6$a$0XZtIwuIw3T22Y4A3qNFuNG4so/kESFTssvrjEs05Hh13CtQL9NHrHxVs9EH4ZK/dD3qr4Y71ymLfGRFldHOH/\n[0]',
  ],
  ['openssl passwd -1 -salt 123456789012 x', '$1$12345678$7y7mHQRucjgVYVF1mZqKC1\n[0]'],
  ['openssl passwd -1 -table -salt a x', 'x\t$1$a$TYcRT0JumNkKBBlirG1X4/\n[0]'],
  ['openssl passwd -x a', 'passwd: Unknown option: -x\npasswd: Use -help for summary.\n[1]'],
  ['openssl nosuch', 'Invalid command \'nosuch\'; type "help" for a list.\n[1]'],
])
