import { expect, test } from 'vitest'
import { bytesOf } from '../../../shell/posix/bytes.ts'
import { compareFiles } from '../../../testing/compare-files.ts'
import { compareScripts, withStatus } from '../../../testing/compare-scripts.ts'
import { createFileFixture, runTheirs } from '../../../testing/file-fixture.ts'
import { archiveFiles } from '../../../testing/sample-files.ts'
import { filesPrograms } from '../groups/files.ts'

compareFiles(
  [
    [
      [
        'gzip a.txt',
        'gzip a.txt',
        'gunzip a.txt.gz',
        'gzip -k a.txt',
        'gzip -k a.txt',
        'rm a.txt.gz',
        'gzip no',
        'gzip d',
        'gzip b',
        'gunzip b',
        'gzip -c e',
      ],
    ],
    [
      [
        'gzip -r d',
        'gunzip -r d',
        'gunzip b',
        'zcat b',
        'gzip -t b',
        'gzip -l b',
        'gunzip no',
        'zcat no',
        'gunzip nope.gz',
        'gzip empty',
        'gunzip empty.gz',
      ],
    ],
    [
      [
        'gzip -n a.txt',
        'gzip a.txt.gz',
        'zcat a.txt.gz',
        'gzip -dc a.txt.gz',
        'gunzip -c a.txt',
        'gzip -t a.txt.gz',
        'gzip -tv a.txt.gz',
        'cp a.txt.gz c',
        'gunzip c',
        'gunzip -k a.txt',
        'gunzip a.txt.gz',
        'gunzip -f a.txt.gz',
      ],
    ],
    [
      [
        'gzip -S .z b',
        'gunzip -S .z b.z',
        'mkdir q',
        'gzip -v b',
        'gunzip -v b.gz',
        'gzip -kv b',
        'gzip -dcv b.gz',
        'gzip -l b.gz',
        'rm b.gz',
      ],
    ],
  ],
  archiveFiles,
)

test('what the real gzip packed comes out, and the other way round', async () => {
  const long = { big: Array.from({ length: 3000 }, (_, at) => `line ${at * 7919}`).join('\n') }
  const fixture = createFileFixture(filesPrograms, { files: long })
  await fixture.line('tar -czf t.tgz big')
  await fixture.line('gzip -k big')
  const made = {
    't.tgz': fixture.fs.readFile('/tmp/case/t.tgz'),
    'big.gz': fixture.fs.readFile('/tmp/case/big.gz'),
  }
  const theirs = runTheirs(['tar -xOzf t.tgz', 'zcat big.gz'], { files: made })
  expect(theirs.results.map(({ stdout }) => stdout)).toEqual([long.big, long.big])
  const real = runTheirs(['gzip -c9 big', 'tar -czf - big'], { files: long })
  const again = createFileFixture(filesPrograms, {
    files: { 'big.gz': bytesOf(real.results[0]?.stdout ?? ''), 't.tgz': bytesOf(real.results[1]?.stdout ?? '') },
  })
  expect((await again.line('zcat big.gz')).stdout).toBe(long.big)
  expect((await again.line('tar xOf t.tgz')).stdout).toBe(long.big)
})

compareScripts([
  `printf 'one\\ntwo\\n' > a; : > empty
  for p in gzip bzip2 xz; do
    $p -cdf a; echo $?; $p -cdf < a; echo $?; [ $p = bzip2 ] || $p -cdf empty; echo $?; $p -cdfq -- a nope a; echo $?; $p -c a | $p -cdf
    $p -cd a 2>/dev/null; echo $?; $p -tf a 2>/dev/null; echo $?
  done
  zcat -f a; bzcat -f a; xzcat -f a`,
  String.raw`echo hi | gzip -n > a.gz; cp a.gz b.gz; printf '\0\0' >> b.gz; printf junk >> a.gz; for w in '-c a.gz' '-t a.gz' '-qc a.gz' '-c b.gz' '-k a.gz'; do gunzip $w 2>&1; echo $?; done; zcat < a.gz 2>&1; zgrep h a.gz 2>&1`,
  String.raw`yes | head -200 > a; gzip -cv a | gzip -dcv > b; cmp a b; gzip -v < a | gzip -dv | cmp - a; gzip -9cvn a > c; gunzip -cv < c | cmp - a`,
  String.raw`printf 'error one\nok\nError two\n' | gzip > a.gz; echo error b > b; echo ok | gzip > c.gz; zgrep error a.gz; for o in -i -c -l -L -h -in -A1 '-m1 -n' -q '-e ok -e'; do zgrep $o error a.gz b c.gz; echo $?; done; zgrep -H error b; zgrep nope *; echo $?; zgrep error a no b; echo $?; zgrep error no.gz; echo $?; zgrep error < a.gz; zgrep error - < b; zgrep -f b a.gz; zgrep --count --max-count=1 -E 'one|two' a.gz; head -c 20 a.gz > d.gz; zgrep -r error . 2>&1 | sed 's,.*/,,'; zgrep 2>&1 | sed 's/.*: missing/missing/;s,/usr/bin/,,'`,
  String.raw`echo a > a; echo b > b; gzip -k a; gzip -k b; for o in '' -u -q; do zdiff $o a.gz b.gz; echo $?; zdiff $o a b.gz | sed 's/\t20.*//'; zdiff $o a.gz b | sed 's/\t20.*//'; done 2>&1 | sed 's/\t20.*//'; zdiff a b; zdiff a.gz; echo $?; zcmp a.gz b.gz; echo $?; zcmp a.gz; echo $?; zcmp -l a.gz b; zdiff -U 3 a.gz b | sed 1,2d; for w in '' a 'a b b'; do zdiff $w; echo $?; done 2>&1 | sed 's,/usr/bin/,,'; zdiff no b 2> e; echo $?; head -c 20 a.gz > c.gz; zdiff c.gz a; echo $?`,
])

compareScripts([
  withStatus(`
    printf 'one\\ntwo\\n' > a; cp a b; echo three >> b; for p in gzip bzip2 xz; do $p -k a b; done; mkdir d; mv a d
    zegrep 'o|t' a.gz b.gz
    zfgrep -c o a.gz
    bzgrep o a.bz2 b.bz2
    bzgrep -c t a.bz2
    bzgrep
    bzgrep t a
    bzgrep o nope
    bzgrep -l three a.bz2 b.bz2
    bzgrep -h o a.bz2 b.bz2
    bzgrep -n t b
    bzegrep 'e$|w' a.bz2
    bzfgrep -i E a.bz2
    bzgrep zzz a.bz2
    bzgrep -r x . 2>&1 | sed 's|/usr/bin/||'
    bzegrep -r x . 2>&1 | sed 's|/usr/bin/||'
    bzfgrep
    bzgrep -e two a.bz2
    bzgrep -H two a.bz2
    bzgrep two < a.bz2
    xzgrep o a.xz b.xz
    xzgrep o nope
    xzgrep o nope a.xz
    xzgrep -l three a.xz b.xz
    xzgrep -c t b
    xzgrep t a.gz b.bz2
    xzegrep 'e$|w' a.xz
    xzfgrep -c . a.xz
    xzgrep zzz a.xz
    xzgrep -r x . 2>&1 | sed 's|/usr/bin/||'
    xzgrep -h o a.xz b.xz
    xzgrep -H two a.xz
    xzgrep two < a.xz
    rgrep two d
    rgrep -c zzz d
    uncompress a.gz; ls
    uncompress b
    uncompress -c b.gz
    uncompress nope`),
])

compareScripts([
  String.raw`echo a > a; echo b > b; mkdir d; for p in bzip2 xz gzip; do $p -k a b; done; for x in bz2 xz; do p=$(echo $x | tr -d 2)diff; for w in "a.$x b.$x" "a b.$x" "a.$x b" "a.$x" a '' 'no b' 'a b a' 'a d' "b.$x a.$x" 'a.gz b.xz' 'a b'; do echo "$p $w"; $p $w 2>&1 | sed 's,/usr/bin/,,'; echo ${'${PIPESTATUS[0]}'}; done; done; bzcmp a.bz2 a; bzcmp a.bz2 b; echo $?; bzcmp; xzcmp a.xz b.xz; xzcmp a.xz; echo $?; xzcmp -l a.xz b; xzdiff -u a.xz b | sed 1,2d; bzdiff -q a b.bz2; echo junk > c.xz; cp c.xz c.bz2; xzdiff c.xz a; bzdiff c.bz2 a`,
])
