import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = {
  '@payload-config': path.resolve(import.meta.dirname, 'payload.config.ts'),
  '@': import.meta.dirname,
}
/** Where `scripts/sum-reports.ts` finds how many passed; unset: nowhere. */
const reportDir = process.env.TEST_REPORT_DIR
/** What fails only once is named as flaky at the end: `scripts/lib/name-flaky.ts`. Projects inherit nothing. */
const retry = 1
/** Test files follow each other in one process, each with the project's modules anew: `fresh-start.ts`. */
const isolate = false
/** Blocks of third parties' packages come with stylesheets, which Node alone does not read. */
const server = { deps: { inline: [/\/node_modules\/.+\/blocks\//] } }
const exclude = ['node_modules/**', '.next*/**', '.data/**', '**/*.e2e.ts']

export default defineConfig({
  resolve: { alias },
  test: {
    // One more than a small machine has cores: tests wait for a database, for processes, for time to pass.
    maxWorkers: 3,
    reporters: ['default', './scripts/lib/name-flaky.ts', ...(reportDir ? ['json'] : [])],
    ...(reportDir && { outputFile: { json: path.join(reportDir, 'vitest.json') } }),
    projects: [
      {
        resolve: { alias },
        test: {
          retry,
          name: 'unit',
          isolate,
          setupFiles: ['src/testing/fresh-start.ts'],
          environment: 'node',
          server,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.int.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        resolve: { alias },
        test: {
          retry,
          name: 'integration',
          environment: 'node',
          server,
          include: ['**/*.int.test.ts'],
          exclude,
          globalSetup: ['src/testing/global-setup.ts'],
          setupFiles: ['src/testing/fresh-start.ts', 'src/testing/quick-passwords.ts'],
          sequence: { setupFiles: 'list' },
          pool: 'forks',
          isolate,
          env: { LOG_LEVEL: 'silent' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
