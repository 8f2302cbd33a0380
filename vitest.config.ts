import path from 'node:path'
import { defineConfig } from 'vitest/config'
import './src/server/runtime/resolve-lexical.mjs'
import { FileOrder } from './src/testing/file-order.ts'

const alias = {
  '@payload-config': path.resolve(import.meta.dirname, 'payload.config.ts'),
  '@bandstand/client': path.resolve(import.meta.dirname, 'packages/client/src/index.ts'),
  '@bandstand/visual-editor': path.resolve(
    import.meta.dirname,
    'packages/visual-editor/src/index.ts',
  ),
  '@bandstand/kit/blocks': path.resolve(import.meta.dirname, 'packages/kit/src/blocks.ts'),
  '@bandstand/kit': path.resolve(import.meta.dirname, 'packages/kit/src/index.ts'),
  '@': import.meta.dirname,
}
/** Where `scripts/sum-reports.ts` finds how many passed; unset: nowhere. */
const reportDir = process.env.TEST_REPORT_DIR
/** Test files follow each other in one process, see `file-order.ts`; `src/testing/setup-*.ts` undoes what one of them changed. */
const isolate = false
/** Blocks of third parties' packages come with stylesheets, which Node alone does not read. */
const server = { deps: { inline: [/\/node_modules\/.+\/blocks\//] } }
/** What a test waits for may take as long as the test itself: on a busy machine anything does. */
const patience = { testTimeout: 120_000, expect: { poll: { timeout: 110_000, interval: 20 } } }
const exclude = ['node_modules/**', '.next*/**', '.data/**', '**/*.e2e.ts']

/** Files that replace modules or change the schema: each boots Payload in a process of its own. */
const isolated = '**/*.isolated.int.test.ts'
const integration = {
  ...patience,
  environment: 'node',
  server,
  globalSetup: ['src/testing/global-setup.ts'],
  setupFiles: ['src/testing/setup-integration.ts'],
  pool: 'forks',
  env: { LOG_LEVEL: 'silent' },
  hookTimeout: 120_000,
}

export default defineConfig({
  resolve: { alias },
  test: {
    // One more than a small machine has cores: tests wait for a database, for processes, for time to pass.
    maxWorkers: 3,
    sequence: { sequencer: FileOrder },
    reporters: ['default', ...(reportDir ? ['json'] : [])],
    ...(reportDir && { outputFile: { json: path.join(reportDir, 'vitest.json') } }),
    projects: [
      {
        resolve: { alias },
        test: {
          ...patience,
          name: 'unit',
          isolate,
          setupFiles: ['src/testing/setup-unit.ts'],
          environment: 'node',
          server,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.int.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          ...integration,
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: [...exclude, isolated],
          isolate,
        },
      },
      {
        resolve: { alias },
        test: { ...integration, name: 'isolated', include: [isolated], exclude },
      },
    ],
  },
})
