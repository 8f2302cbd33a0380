import path from 'node:path'
import { createDemoServers } from '@/scripts/lib/demo-server'
import { findChromium } from '@/scripts/lib/find-chromium'
import { bin, runCommand } from '@/scripts/lib/run-command'
import { reportDir } from '@/scripts/lib/steps'
import { untilStopped } from '@/scripts/lib/until-stopped'

/** One more than a small machine has cores: a story waits for something most of the time. */
const serverCount = 3

/**
 * Runs the browser tests against the production build, on servers with data of their own, for stories
 * that share one take turns.
 *
 * @param options for `playwright test`: parts of file names, `--grep`, `--trace=on` and the like
 * @throws {Error} when a story fails or a server does not start
 */
export async function runStories(options: readonly string[] = []): Promise<void> {
  const chromiumPath = await findChromium()
  const servers = createDemoServers()
  let tests: Promise<number> | undefined
  untilStopped(() => Promise.all([tests, servers.stop()]), { interrupted: 130 })
  try {
    const demos = await servers.start(serverCount)
    const reporter = reportDir ? ['--reporter=list,json'] : []
    tests = runCommand({
      command: ['node', bin.playwright, 'test', ...reporter, ...options],
      env: {
        CHROMIUM_PATH: chromiumPath,
        E2E_SERVERS: JSON.stringify(demos),
        ...(reportDir && { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reportDir, 'playwright.json') }),
      },
    })
    const exitCode = await tests
    if (exitCode !== 0) {
      throw new Error(`failed with exit code ${exitCode}.`)
    }
  } finally {
    await servers.stop()
  }
}
