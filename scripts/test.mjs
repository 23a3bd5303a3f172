// npm test: installs what is missing, finds a Chromium or gets one, runs types, lint, unit tests, build and browser tests
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { installDependencies, root, run, runAside } from './dependencies.mjs'

const results = join(root, '.cache')
const unitReport = join(results, 'unit.json')
const browserReport = join(results, 'browser.json')
const total = { passed: 0, failed: 0 }
/** What failed, by name: said again at the end, where it is looked for. */
const failures = []

function count(passed, failed) {
  total.passed += passed
  total.failed += failed
}

function verdict(title, status) {
  const ok = status === 0
  count(ok ? 1 : 0, ok ? 0 : 1)
  if (!ok) failures.push(title)
  return ok
}

function check(title, program, args) {
  console.log(`\n── ${title}`)
  return verdict(title, run(program, args))
}

/** Checks that need nothing of each other, side by side; what each has to say is shown when it has ended. */
function checkAtOnce(checks) {
  const checked = checks.map(async ([title, program, args]) => {
    const { status, output } = await runAside(program, args)
    console.log(`\n── ${title}`)
    process.stdout.write(output)
    verdict(title, status)
  })
  return Promise.all(checked)
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** The names of failed tests in a report of Vitest's. */
function failedUnits(report) {
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
}

/** The names of failed tests in a suite, or a report, of Playwright's. */
function failedSpecs(suite) {
  const specs = (suite?.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`)
  return [...specs, ...(suite?.suites ?? []).flatMap(failedSpecs)]
}

/** In continuous integration the real programs answer for themselves, where they are of the recorded versions. */
function unitTests() {
  console.log('\n── Unit tests')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`]
  const referee = process.env['CI'] ? { REFEREE: 'programs' } : {}
  const status = run('npx', ['vitest', 'run', ...reporters], referee)
  const report = readReport(unitReport)
  const failed = report?.numFailedTests ?? 0
  count(report?.numPassedTests ?? 0, status !== 0 && failed === 0 ? 1 : failed)
  failures.push(...failedUnits(report))
}

async function browserTests() {
  console.log('\n── Browser tests')
  const chromium = await findChromium()
  if (!chromium) {
    console.error('No Chromium was found or could be installed: install one and name it in CHROMIUM_PATH.')
    count(0, 1)
    return
  }
  const status = run('npx', ['playwright', 'test', '--reporter=line,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
    CI: '1',
  })
  const report = readReport(browserReport)
  const stats = report?.stats
  const failed = stats?.unexpected ?? 0
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), status !== 0 && failed === 0 ? 1 : failed)
  failures.push(...failedSpecs(report))
}

installDependencies()
for (const report of [unitReport, browserReport]) rmSync(report, { force: true })
mkdirSync(results, { recursive: true })
await checkAtOnce([
  ['Types', 'npx', ['tsc', '-b']],
  ['Lint', 'npx', ['oxlint', '--deny-warnings']],
  ['Format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']],
])
unitTests()
if (check('Build', 'npm', ['run', 'build', '--silent'])) {
  check('Size budgets', 'node', ['scripts/budgets.mjs'])
  check('The packed library', 'node', ['scripts/pack-test.mjs'])
  await browserTests()
}
for (const name of failures) console.log(`\nfailed: ${name}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
