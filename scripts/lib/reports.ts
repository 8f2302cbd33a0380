import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** One line of `steps.jsonl`. */
export const stepReport = z.object({
  name: z.string(),
  hasPassed: z.boolean(),
  seconds: z.number(),
  endedAtMs: z.number(),
})

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
})

const story = z.object({
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
})
type Suite = { file: string; specs?: z.infer<typeof story>[]; suites?: Suite[] }
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(story).optional(),
    suites: z.array(suite).optional(),
  }),
)
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(suite),
})

export type Reports = {
  steps: z.infer<typeof stepReport>[]
  vitest: z.infer<typeof vitestReport> | null
  playwright: z.infer<typeof playwrightReport> | null
}

/** What a run left in its `TEST_REPORT_DIR`; what it did not get to is missing. */
export function readReports(dir: string): Reports {
  const read = (file: string): string | null => {
    const place = path.join(dir, file)
    return existsSync(place) ? readFileSync(place, 'utf8') : null
  }
  const lines = (read('steps.jsonl') ?? '').split('\n').filter(Boolean)
  const [vitest, playwright] = [read('vitest.json'), read('playwright.json')]
  return {
    steps: lines.map((line) => stepReport.parse(JSON.parse(line))),
    vitest: vitest === null ? null : vitestReport.parse(JSON.parse(vitest)),
    playwright: playwright === null ? null : playwrightReport.parse(JSON.parse(playwright)),
  }
}

/** The milliseconds of all stories by the file that tells them. */
export function storyMs({ playwright }: Reports): Map<string, number> {
  const found = new Map<string, number>()
  const add = ({ file, specs = [], suites = [] }: Suite) => {
    const durations = specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .map(({ duration }) => duration)
    found.set(file, (found.get(file) ?? 0) + durations.reduce((sum, each) => sum + each, 0))
    suites.forEach(add)
  }
  playwright?.suites.forEach(add)
  return found
}
