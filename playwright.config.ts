import { defineConfig, devices } from '@playwright/test'

/** `npm test` starts the server and finds the browser; see scripts/test.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: ['site/e2e/**/*.e2e.ts', '{plugins,examples}/*/e2e/**/*.e2e.ts'],
  outputDir: 'test-results',
  // The stories of a server share its data: those that buy and publish must not meet.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_ORIGIN,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
    },
  },
})
