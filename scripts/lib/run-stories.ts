import path from 'node:path'
import { createDemoServers } from '@/scripts/lib/demo-server'
import { findChromium } from '@/scripts/lib/find-chromium'
import { buildIfNeeded } from '@/scripts/lib/production-build'
import { bin, runCommand } from '@/scripts/lib/run-command'
import { reportDir } from '@/scripts/lib/steps'
import { untilStopped } from '@/scripts/lib/until-stopped'

/** One more than a small machine has cores: a story waits for something most of the time. */
const serverCount = 3

type Stories = {
  /** Writes the data of their servers, beside a build. */
  fill: () => Promise<void>
  /** Runs them on servers with data of their own, for stories that share one take turns. */
  run: (options?: readonly string[]) => Promise<void>
  /** Ends what runs, and removes the data. */
  stop: () => Promise<void>
}

/** The browser tests against the production build; call `stop` whatever happens. */
export function prepareStories(): Stories {
  const servers = createDemoServers()
  let tests: Promise<number> | undefined
  untilStopped(() => Promise.all([tests, servers.stop()]), { interrupted: 130 })
  return {
    fill: servers.fill,
    stop: servers.stop,
    run: async (options = []) => {
      const chromiumPath = await findChromium()
      const demos = await servers.start(serverCount)
      const reporter = reportDir ? ['--reporter=list,json'] : []
      tests = runCommand({
        command: ['node', bin.playwright, 'test', ...reporter, ...options],
        env: {
          CHROMIUM_PATH: chromiumPath,
          E2E_SERVERS: JSON.stringify(demos),
          ...(reportDir && {
            PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reportDir, 'playwright.json'),
          }),
        },
      })
      const exitCode = await tests
      if (exitCode !== 0) {
        throw new Error(`failed with exit code ${exitCode}.`)
      }
    },
  }
}

/**
 * Builds if needed, and runs the browser tests.
 *
 * @param options for `playwright test`: parts of file names, `--grep`, `--trace=on` and the like
 * @throws {Error} when a story fails or a server does not start
 */
export async function runStories(options?: readonly string[]): Promise<void> {
  const stories = prepareStories()
  try {
    await Promise.all([buildIfNeeded(), stories.fill()])
    await stories.run(options)
  } finally {
    await stories.stop()
  }
}
