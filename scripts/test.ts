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

/** Stories that do not meet: each part has a server with data of its own, so they run side by side. */
type Part = {
  name: string
  /** Matches the paths of its files. */
  files: string
}

async function runBrowserTests(): Promise<void> {
  const chromiumPath = await findChromium()
  const parts: readonly Part[] = [
    { name: 'site', files: 'site/e2e/' },
    { name: 'editor', files: '(plugins|examples)/[^/]+/e2e/' },
  ]
  const exitCodes = await Promise.all(parts.map((part) => runPart(part, chromiumPath)))
  const failed = parts.filter((_, index) => exitCodes[index] !== 0).map(({ name }) => name)
  if (failed.length > 0) {
    throw new Error(`failed: ${failed.join(' and ')}.`)
  }
}

async function runPart({ name, files }: Part, chromiumPath: string): Promise<number> {
  const server = await startDemoServer()
  try {
    const reporter = reportDir ? ['--reporter=list,json'] : []
    return await runCommand({
      command: [
        'node',
        bin.playwright,
        'test',
        files,
        `--output=test-results/${name}`,
        ...reporter,
      ],
      env: {
        CHROMIUM_PATH: chromiumPath,
        E2E_ORIGIN: server.origin,
        E2E_DATA_DIR: server.dataDir,
        ...(reportDir && {
          PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reportDir, `playwright-${name}.json`),
        }),
      },
    })
  } finally {
    await server.stop()
  }
}
