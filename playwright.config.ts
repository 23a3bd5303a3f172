import { defineConfig, devices } from 'playwright/test'

const port = Number(process.env['PORT'] ?? 4174)
const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // a busy machine may be late once; a test that fails twice fails
  retries: process.env['CI'] ? 1 : 0,
  // a page waits for timers as often as for the processor
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}/terminal-playground/`,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    url: `http://localhost:${port}/terminal-playground/`,
    reuseExistingServer: !process.env['CI'],
  },
})
