import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { stepReport } from '@/scripts/lib/reports'
import { type Command, runCommand } from '@/scripts/lib/run-command'

export type Step = { name: string } & (Command | { run: () => Promise<void> })

/** Steps in order; those of a list within run side by side, each a step or a list of steps in order again. */
export type Plan = readonly (Step | readonly (Step | readonly Step[])[])[]

/** Where the reports of a run are collected for `scripts/sum-reports.ts`; unset: nowhere. */
export const reportDir = process.env.TEST_REPORT_DIR

/**
 * Runs a plan, and begins nothing new after the first step that fails.
 *
 * @throws {Error} naming what failed
 */
export async function runSteps(plan: Plan): Promise<void> {
  for (const one of plan) {
    const lanes = [one].flat()
    const ends = await Promise.allSettled(lanes.map(runLane))
    const failure = ends.find((end) => end.status === 'rejected')
    if (failure) {
      throw failure.reason
    }
  }
}

async function runLane(lane: Step | readonly Step[]): Promise<void> {
  for (const step of [lane].flat()) {
    await runStep(step)
  }
}

async function runStep(step: Step): Promise<void> {
  console.log(`\n▶ ${step.name}`)
  const startedAtMs = performance.now()
  const reason = await failureOf(step)
  const seconds = Number(((performance.now() - startedAtMs) / 1000).toFixed(1))
  report({ name: step.name, hasPassed: reason === undefined, seconds, endedAtMs: Date.now() })
  if (reason !== undefined) {
    const failure = `✗ ${step.name}: ${reason}`
    // What runs beside it may take minutes more.
    console.error(failure)
    throw new Error(failure)
  }
  console.log(`✓ ${step.name} (${seconds} s)`)
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

function report(outcome: z.infer<typeof stepReport>): void {
  if (reportDir) {
    mkdirSync(reportDir, { recursive: true })
    appendFileSync(path.join(reportDir, 'steps.jsonl'), `${JSON.stringify(outcome)}\n`)
  }
}
