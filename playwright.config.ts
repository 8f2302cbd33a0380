import { defineConfig, devices } from '@playwright/test'
import { z } from 'zod'

/**
 * Running demos, one for each worker: stories that buy and publish must not meet. `npm test` starts
 * them and finds the browser; see scripts/test.ts.
 */
const servers = z
  .array(z.object({ origin: z.url(), dataDir: z.string() }))
  .parse(JSON.parse(process.env.E2E_SERVERS ?? '[]'))

const server = servers[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
if (server) {
  process.env.E2E_ORIGIN = server.origin
  process.env.E2E_DATA_DIR = server.dataDir
}

export default defineConfig({
  testDir: '.',
  testMatch: ['site/e2e/**/*.e2e.ts', '{plugins,examples}/*/e2e/**/*.e2e.ts'],
  outputDir: 'test-results',
  workers: Math.max(servers.length, 1),
  timeout: 90_000,
  // What fails only once is named as flaky at the end, with a recording of the second try.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_ORIGIN,
    // Recording costs every story time: `npm run stories -- cart --trace=on` asks for it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
    },
  },
})
