import { expect, test } from 'vitest'
import { createBashFixture } from '../../../testing/bash-fixture.ts'
import { compareScripts, withStatus } from '../../../testing/compare-scripts.ts'

compareScripts([
  withStatus(`
    flock lck echo hi
    ls
    flock lck -c 'echo a; exit 3'
    flock -n lck false
    flock lck nosuchcmd
    flock -e lck echo e
    flock -s lck echo s
    flock -u lck true
    flock -F lck echo f
    flock -o lck echo o
    flock -w 0 lck true
    flock . echo dir
    flock nodir/x true`),
  withStatus(`
    flock
    flock x
    flock -x
    flock -Z
    flock 99
    flock lck -c
    flock lck -c a b
    flock lck --command 'echo c'
    flock -w x lck true
    flock -w -1 lck true
    flock -E 300 lck true
    flock -E x lck true
    flock --no-fork -o lck echo x`),
  withStatus(`
    exec 9>lck; flock -n 9 && echo got
    flock -n lck echo no
    flock -n -E 7 lck echo no
    flock -n --verbose lck echo no
    flock -w 0.1 --verbose lck echo no
    flock -w 0.1 -E 5 lck echo no
    flock -u 9; flock -n lck echo yes
    flock -s 9; flock -ns lck echo shared
    flock -n lck echo no
    exec 9>&-; flock -n lck echo free
    (flock -n 9 && echo in; flock -n lck echo no) 9>lck
    flock -n lck flock -n lck echo no
    flock -n -o lck flock -n lck echo no`),
])

test('who comes while a lock is held waits until it is let go', async () => {
  const { exec } = createBashFixture()
  const line = 'flock lck -c "sleep 2; echo first" & sleep 1; flock lck echo second; flock -w 9 lck echo third; wait'
  expect((await exec(line)).stdout).toBe('first\nsecond\nthird\n')
})

test('a command that goes on behind flock keeps the lock, as its descriptor does', async () => {
  const { exec } = createBashFixture()
  const line = "flock lck bash -c 'sleep 3 &'; flock -n lck echo no; flock -w 9 lck echo later"
  expect((await exec(line)).stdout).toBe('later\n')
})
