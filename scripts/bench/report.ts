import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import type { Figure, Target, Unit } from '@/scripts/bench/figure'
import { projectDir, version } from '@/scripts/lib/project'

const resultsFile = path.join(projectDir, 'bench/results.json')

type Surroundings = {
  version: string
  startedAt: string
  node: string
  processor: string
  cores: number
  memoryGb: number
  /** Of the last minute: processes that wanted a core, before anything was measured. */
  loadBefore: number
}

/** Call before the first measurement: what else the machine does explains much of a bad figure. */
export function describeSurroundings(): Surroundings {
  const [first] = cpus()
  return {
    version,
    startedAt: new Date().toISOString(),
    node: process.version,
    processor: first?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    loadBefore: Number((loadavg()[0] ?? 0).toFixed(1)),
  }
}

export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map(({ name, unit, value, min, max, samples, target, isMet }) => [
    name,
    quantity(value, unit),
    samples > 1 ? `${number(min)} – ${number(max)}` : '',
    target ? `${isMet ? '✓' : '✗'} ${wanted(target, unit)}` : '',
  ])
  const table = [['', 'median', 'lowest – highest', 'target'], ...rows]
  const widths = [0, 1, 2].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  for (const [name = '', value = '', range = '', target = ''] of table) {
    const [nameWidth = 0, valueWidth = 0, rangeWidth = 0] = widths
    console.log(
      `  ${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)}  ${range.padStart(rangeWidth)}  ${target}`.trimEnd(),
    )
  }
}

type Measurement = Surroundings & { figures: readonly Figure[] }

/**
 * Writes figures with what was around them, in place of what the measurement found before. Those of others
 * stay as they are.
 */
export function keepResult(
  measurement: string,
  surroundings: Surroundings,
  figures: readonly Figure[],
): void {
  const results: Record<string, Measurement> = existsSync(resultsFile)
    ? JSON.parse(readFileSync(resultsFile, 'utf8'))
    : {}
  results[measurement] = { ...surroundings, figures }
  mkdirSync(path.dirname(resultsFile), { recursive: true })
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`)
}

function quantity(value: number, unit: Unit): string {
  return `${number(value)} ${unit}`
}

function number(value: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: 6 })
}

function wanted(target: Target, unit: Unit): string {
  return 'atLeast' in target
    ? `at least ${quantity(target.atLeast, unit)}`
    : `at most ${quantity(target.atMost, unit)}`
}
