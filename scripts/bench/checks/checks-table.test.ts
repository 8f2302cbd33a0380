import { expect, it } from 'vitest'
import { checksTable, wallSeconds } from '@/scripts/bench/checks/checks-table'
import type { Reports } from '@/scripts/lib/reports'

const file = (name: string, seconds: number) => ({
  name: `/project/${name}`,
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
  assertionResults: [],
})
const spec = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})
const reports: Reports = {
  steps: [
    { name: 'types', hasPassed: true, seconds: 20, endedAtMs: 120_000 },
    { name: 'tests', hasPassed: true, seconds: 90, endedAtMs: 190_000 },
    { name: 'build', hasPassed: true, seconds: 60, endedAtMs: 251_000 },
  ],
  vitest: {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [
      file('src/core/env/env.test.ts', 1.25),
      file('site/seo/seo.int.test.ts', 4),
      file('collections/a.int.test.ts', 5),
    ],
  },
  playwright: {
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    suites: [
      {
        file: 'site/e2e/cart.e2e.ts',
        specs: [spec(2000)],
        suites: [{ file: 'site/e2e/cart.e2e.ts', specs: [spec(1000, 500)] }],
      },
      { file: 'site/e2e/home.e2e.ts', specs: [spec(1000)] },
    ],
  },
}

it('sums tests by project and stories by folder, and names the slowest', () => {
  const table = checksTable(reports, '/project')
  for (const row of [
    '| types | 20.0 |',
    '| integration (2 files) | 9.0 |',
    '| unit (1 files) | 1.3 |',
    '| site/e2e (2 files) | 4.5 |',
    '| `site/e2e/cart.e2e.ts` | 3.5 |',
  ]) {
    expect(table).toContain(row)
  }
  const slowest = table.slice(table.indexOf('Slowest test files'))
  expect(slowest.indexOf('collections/a')).toBeLessThan(slowest.indexOf('site/seo'))
})

it('leaves out what a run did not get to', () => {
  const table = checksTable({ ...reports, vitest: null, playwright: null }, '/project')
  expect(table).toBe(
    '| Step | s |\n|---|---:|\n| types | 20.0 |\n| tests | 90.0 |\n| build | 60.0 |',
  )
})

it('takes steps that run side by side for once', () => {
  expect(wallSeconds(reports.steps, ['types', 'tests'])).toBe(90)
  expect(wallSeconds(reports.steps, ['types', 'tests', 'build'])).toBe(151)
  expect(wallSeconds(reports.steps, ['none'])).toBe(0)
})
