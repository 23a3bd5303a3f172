import { compareScripts } from '../../../testing/compare-scripts.ts'

const words = [
  'sort --check=x f',
  'sort -c -C f',
  'sort -c -o g f',
  'sort -C -o g f',
  'sort --check=quiet f; echo $?; sort --check=diag f',
  'rm --interactive=x f',
  'rm --preserve-root=x f',
  'tail --follow=x f',
  'tail --retry f',
  'du --time=x f',
  'touch -a -d @1000000000 f; du --time=atime f | cut -f2-; du --time=use f | cut -f2-',
  'touch -d @1000000000 f; touch -d @900000000 g; du --time -c f g | cut -f2-',
  'stat --cached=x f',
  'od --endian=x f',
  'cp --reflink=x f g',
  'cp --parents f none',
  'file -f none',
  'date -s 2020-01-01 -d @0',
  'date --resolution -d @0',
  'tar --sort=x -cf n f',
  'tar -X none -cf n f',
  'tar -f a -cf b f',
  'diff -u -c f f',
  'diff -u -U 3 f f',
  'diff -y -q f f',
  'grep -D x a f',
]

const sums = [
  'md5sum --quiet f',
  'md5sum -c --tag f',
  'md5sum -cz f',
  'md5sum -cb f',
  'md5sum --tag -t f',
  'md5sum --tag -tb f',
  'md5sum --tag --status f',
  'sha256sum --status --quiet f',
  'b2sum -w f',
  'cksum -a md5 --strict f',
  'sha1sum --ignore-missing --quiet f',
]

// what an option cannot have, and options that cannot be together, are refused in the program's own words
compareScripts([...words, ...sums].map((line) => `printf 'b\\na\\n' > f; ${line}; echo $?; ls`))
