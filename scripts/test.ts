import path from 'node:path'
import { startDemoServers } from '@/scripts/lib/demo-server'
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

/** Two servers with data of their own, for stories that share one take turns. */
async function runBrowserTests(): Promise<void> {
  const chromiumPath = await findChromium()
  const servers = await startDemoServers(2)
  try {
    const reporter = reportDir ? ['--reporter=list,json'] : []
    const exitCode = await runCommand({
      command: ['node', bin.playwright, 'test', ...reporter],
      env: {
        CHROMIUM_PATH: chromiumPath,
        E2E_SERVERS: JSON.stringify(servers.map(({ origin, dataDir }) => ({ origin, dataDir }))),
        ...(reportDir && { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reportDir, 'playwright.json') }),
      },
    })
    if (exitCode !== 0) {
      throw new Error(`failed with exit code ${exitCode}.`)
    }
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}
