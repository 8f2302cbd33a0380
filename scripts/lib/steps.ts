import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Command, runCommand } from '@/scripts/lib/run-command'

export type Step = { name: string } & (Command | { run: () => Promise<void> })

/** Where the reports of a run are collected for `scripts/sum-reports.ts`; unset: nowhere. */
export const reportDir = process.env.TEST_REPORT_DIR

/**
 * Runs the steps in order, those in a list side by side, and stops after the first that fails.
 *
 * @throws {Error} naming what failed
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  for (const step of steps) {
    const ends = await Promise.allSettled([step].flat().map(runStep))
    const failure = ends.find((end) => end.status === 'rejected')
    if (failure) {
      throw failure.reason
    }
  }
}

async function runStep(step: Step): Promise<void> {
  console.log(`\n▶ ${step.name}`)
  const startedAtMs = Date.now()
  const reason = await failureOf(step)
  report(step.name, reason === undefined)
  if (reason !== undefined) {
    throw new Error(`✗ ${step.name}: ${reason}`)
  }
  console.log(`✓ ${step.name} (${((Date.now() - startedAtMs) / 1000).toFixed(1)} s)`)
}

async function failureOf(step: Step): Promise<string | undefined> {
  if (!('run' in step)) {
    const exitCode = await runCommand(step)
    return exitCode === 0 ? undefined : `failed with exit code ${exitCode}.`
  }
  try {
    await step.run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function report(name: string, hasPassed: boolean): void {
  if (reportDir) {
    mkdirSync(reportDir, { recursive: true })
    appendFileSync(path.join(reportDir, 'steps.jsonl'), `${JSON.stringify({ name, hasPassed })}\n`)
  }
}
