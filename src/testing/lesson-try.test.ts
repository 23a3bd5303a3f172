import { expect, it } from 'vitest'
import { LessonTrial } from './lesson-try.ts'

const trial = new LessonTrial()
const text = { lesson: 'linux/text-processing', step: 'wc -l welcome.txt', nth: 0, shell: 'bash' }
const inside = { lesson: 'docker/interactive-containers', step: 3, shell: 'bash' }
const fresh = { lesson: null, mode: 'linux', shell: 'bash' }

it.each([
  ['another way', { ...text, lines: ['wc -l < welcome.txt'] }, 'met'],
  ['the way that is shown, in the other shell', { ...text, shell: 'simple', lines: ['wc -l welcome.txt'] }, 'met'],
  ['another count', { ...text, lines: ['wc -w welcome.txt'] }, 'unmet'],
  ['the right line among others', { ...text, lines: ['ls', 'wc -l welcome.txt', 'pwd'] }, 'met'],
  [
    'what was made and removed',
    { lesson: 'linux/file-operations', step: 0, shell: 'bash', lines: ['mkdir trip', 'rmdir trip'] },
    'broken',
  ],
  ['what a pager was handed', { ...text, lines: ['wc -l < welcome.txt | less'] }, 'met'],
  [
    'a listing in a pager',
    { lesson: 'linux/system-commands', step: 'history', nth: 0, shell: 'bash', lines: ['history | more'] },
    'met',
  ],
  ['what command runs', { lesson: 'bash/line-editor', step: 5, shell: 'bash', lines: ['command sleep 100'] }, 'met'],
  ['what builtin runs', { lesson: 'bash/getting-help', step: 0, shell: 'bash', lines: ['builtin type cd'] }, 'met'],
  [
    'two lines that do together what one does',
    {
      lesson: 'linux/file-content-management',
      step: 2,
      shell: 'simple',
      lines: ['file Documents', 'file welcome.txt'],
    },
    'met',
  ],
  [
    'one of the two lines',
    { lesson: 'linux/file-content-management', step: 2, shell: 'simple', lines: ['file Documents', 'file Downloads'] },
    'unmet',
  ],
  ['a line in a container', { ...inside, lines: ['ls /'] }, 'met'],
  ['another line there', { ...inside, lines: ['ls /etc'] }, 'unmet'],
  ['who waits for the keyboard', { ...text, lines: ['cat', 'less welcome.txt', 'nano x', 'wc -l welcome.txt'] }, 'met'],
  ['a step that is not there', { ...text, step: 'wc -l nothing', lines: [] }, 'unknown'],
  ['a lesson that is not for the shell', { lesson: 'bash/pipes', step: 0, shell: 'simple', lines: [] }, 'unknown'],
  ['a server that nobody ends', { ...fresh, mode: 'docker', shell: 'simple', lines: ['docker run nginx'] }, 'unknown'],
  ['lines in a fresh world', { ...fresh, setup: ['cd Documents'], lines: ['cd..'] }, 'unknown'],
])('answers %s', async (_what, asked, verdict) => {
  const answer = await trial.answer(JSON.stringify(asked))
  expect(answer.verdict).toBe(verdict)
  if (verdict === 'met') expect([answer.because, answer.met.length > 0]).toEqual([[], true])
  if (verdict === 'unmet' || verdict === 'broken') expect(answer.because).not.toEqual([])
})

it.each([
  ['{', 'this is no case: this is no JSON'],
  ['[]', 'this is no case: this is no object'],
  [JSON.stringify({ ...text, lines: [1] }), 'this is no case: lines: a line is no text, or too long'],
  [JSON.stringify({ ...text, shell: 'zsh', lines: [] }), 'this is no case: shell: simple or bash'],
  [JSON.stringify({ ...fresh, mode: 'mac', lines: [] }), 'this is no case: mode: linux or docker'],
])('says that %s is none', async (line, why) => {
  expect(await trial.answer(line)).toEqual({ verdict: 'unknown', because: [why], notes: [], met: [] })
})

it.each([
  ['a quote that is open at the end', { ...fresh, lines: ["echo 'hello"] }, ['unfinished: single quotes']],
  ['a command that a later line ends', { ...fresh, lines: ['for i in 1 2', 'do echo $i', 'done'] }, []],
  ['a here-document that is open in a step', { ...text, lines: ['cat << END', 'hi'] }, ['unfinished: document']],
  ['a word of the step with a letter too many', { ...text, lines: ['wc -l welcomee.txt'] }, ['near-miss']],
  ['what only Bash knows', { ...fresh, shell: 'simple', lines: ['ls | wc -l'] }, ['other-shell: Pipes']],
  ['a mistake that says more than that', { ...text, lines: ['wc l welcome.txt'] }, ['dash-missing']],
])('tells of %s', async (_what, asked, notes) => {
  expect((await trial.answer(JSON.stringify(asked))).notes).toEqual(notes)
})
