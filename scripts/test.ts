import path from 'node:path'
import { startDemoServer } from '@/scripts/lib/demo-server'
import { findChromium } from '@/scripts/lib/find-chromium'
import { buildIfNeeded } from '@/scripts/lib/production-build'
import { bin, runCommand } from '@/scripts/lib/run-command'
import { reportDir, runSteps } from '@/scripts/lib/steps'
import { verifySteps } from '@/scripts/lib/verify-steps'

await runSteps([
  ...verifySteps,
  { name: 'production build', run: buildIfNeeded },
  { name: 'visitor bundle', command: ['node', 'scripts/run.mjs', 'check-visitor-bundle'] },
  { name: 'browser tests', run: runBrowserTests },
])
console.log('\nAll tests passed.')

async function runBrowserTests(): Promise<void> {
  const chromiumPath = await findChromium()
  const server = await startDemoServer()
  try {
    const reporter = reportDir ? ['--reporter=list,json'] : []
    const exitCode = await runCommand({
      command: ['node', bin.playwright, 'test', ...reporter],
      env: {
        CHROMIUM_PATH: chromiumPath,
        E2E_ORIGIN: server.origin,
        E2E_DATA_DIR: server.dataDir,
        ...(reportDir && { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reportDir, 'playwright.json') }),
      },
    })
    if (exitCode !== 0) {
      throw new Error(`failed with exit code ${exitCode}.`)
    }
  } finally {
    await server.stop()
  }
}
