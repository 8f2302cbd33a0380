import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})
const step = z.object({ name: z.string(), hasPassed: z.boolean() })

/** Prints, as the last line of a run, how many tests and checks passed and failed. */
const dir = process.argv[2]
if (!dir) {
  throw new Error('Name the folder of the reports.')
}
const counts = { passed: 0, failed: 0 }

for (const line of (read('steps.jsonl') ?? '').split('\n').filter(Boolean)) {
  const { hasPassed } = step.parse(JSON.parse(line))
  counts[hasPassed ? 'passed' : 'failed'] += 1
}
const vitest = read('vitest.json')
if (vitest) {
  const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(vitest))
  counts.passed += numPassedTests
  counts.failed += numFailedTests
}
const playwright = read('playwright.json')
if (playwright) {
  const { expected, flaky, unexpected } = playwrightReport.parse(JSON.parse(playwright)).stats
  counts.passed += expected + flaky
  counts.failed += unexpected
}
if (counts.passed + counts.failed === 0) {
  // Nothing ran at all.
  counts.failed = 1
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 ? 1 : 0

function read(file: string): string | undefined {
  const place = path.join(dir ?? '', file)
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined
}
