import { readReports } from '@/scripts/lib/reports'

/** Prints, as the last line of a run, how many tests and checks passed and failed. */
const dir = process.argv[2]
if (!dir) {
  throw new Error('Name the folder of the reports.')
}
const { steps, vitest, playwright } = readReports(dir)
const counts = { passed: 0, failed: 0 }

for (const { hasPassed } of steps) {
  counts[hasPassed ? 'passed' : 'failed'] += 1
}
counts.passed += vitest?.numPassedTests ?? 0
counts.failed += vitest?.numFailedTests ?? 0
if (playwright) {
  const { expected, flaky, unexpected } = playwright.stats
  counts.passed += expected + flaky
  counts.failed += unexpected
}
if (counts.passed + counts.failed === 0) {
  // Nothing ran at all.
  counts.failed = 1
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 ? 1 : 0
