import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checksTable, wallSeconds } from '@/scripts/bench/checks/checks-table'
import { type Figure, figureOf, type Target } from '@/scripts/bench/figure'
import { projectDir } from '@/scripts/lib/project'
import { readReports } from '@/scripts/lib/reports'
import { runCommand } from '@/scripts/lib/run-command'
import { verifySteps } from '@/scripts/lib/verify-steps'

const contributing = path.join(projectDir, 'CONTRIBUTING.md')
const [begin, end] = ['<!-- where the minutes go -->', '<!-- as measured -->']
const verifyAtMost: Target = { atMost: 7 * 60 }
const testAtMost: Target = { atMost: 18 * 60 }

/**
 * Measures how long the checks take, and writes the table in CONTRIBUTING.md that says where their minutes go.
 *
 * @param reportsDir of a run that has been (`TEST_REPORT_DIR`); without one, `npm test` runs first
 */
export async function measureChecks(reportsDir?: string): Promise<Figure[]> {
  const dir = reportsDir ?? (await mkdtemp(path.join(tmpdir(), 'checks-')))
  try {
    if (!reportsDir) {
      await runChecks(dir)
    }
    const reports = readReports(dir)
    await writeTable(checksTable(reports, projectDir))
    const names = reports.steps.map(({ name }) => name)
    const inVerify = verifySteps.flat(2).map(({ name }) => name)
    return [
      figureOf({ id: 'checks.verify', name: 'npm run verify', unit: 's', target: verifyAtMost }, [
        wallSeconds(reports.steps, inVerify),
      ]),
      figureOf({ id: 'checks.test', name: 'npm test', unit: 's', target: testAtMost }, [
        wallSeconds(reports.steps, names),
      ]),
      ...reports.steps.map(({ name, seconds }) =>
        figureOf({ id: `checks.step.${name.replaceAll(' ', '-')}`, name, unit: 's' }, [seconds]),
      ),
    ]
  } finally {
    if (!reportsDir) {
      await rm(dir, { recursive: true })
    }
  }
}

async function runChecks(dir: string): Promise<void> {
  const exitCode = await runCommand({
    command: ['node', 'scripts/run.mjs', 'test'],
    env: { TEST_REPORT_DIR: dir },
  })
  if (exitCode !== 0) {
    throw new Error('The checks failed, so that their times say nothing: see above.')
  }
}

async function writeTable(table: string): Promise<void> {
  const before = await readFile(contributing, 'utf8')
  const [head, rest] = before.split(begin)
  const tail = rest?.split(end)[1]
  if (head === undefined || tail === undefined) {
    throw new Error(`CONTRIBUTING.md has no place for the table: ${begin} … ${end}.`)
  }
  await writeFile(contributing, `${head}${begin}\n${table}\n${end}${tail}`)
}
