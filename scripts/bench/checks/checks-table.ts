import path from 'node:path'
import { type Reports, storyMs } from '@/scripts/lib/reports'

const slowestShown = 8

/** Where the minutes of a run go, in Markdown: its steps, tests by project, stories by folder, and the slowest files. */
export function checksTable(reports: Reports, projectDir: string): string {
  const tests = (reports.vitest?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: path.relative(projectDir, name),
    ms: endTime - startTime,
  }))
  const stories = [...storyMs(reports)].map(([file, ms]) => ({ file, ms }))
  const tables = [
    table(
      'Step',
      reports.steps.map(({ name, seconds }) => [name, seconds]),
    ),
    table(
      'Tests (time of three workers, setup left out)',
      sums(tests, ({ file }) => (file.endsWith('.int.test.ts') ? 'integration' : 'unit')),
    ),
    table(
      'Stories (time of all servers)',
      sums(stories, ({ file }) => path.posix.dirname(file)),
    ),
    table('Slowest test files', slowest(tests)),
    table('Slowest stories', slowest(stories)),
  ]
  return tables.filter(Boolean).join('\n\n')
}

/** The wall time of the named steps, from the beginning of the first to the end of the last. */
export function wallSeconds(steps: Reports['steps'], names: readonly string[]): number {
  const wanted = steps.filter(({ name }) => names.includes(name))
  const beginnings = wanted.map(({ seconds, endedAtMs }) => endedAtMs - seconds * 1000)
  const ends = wanted.map(({ endedAtMs }) => endedAtMs)
  return wanted.length === 0 ? 0 : (Math.max(...ends) - Math.min(...beginnings)) / 1000
}

type Timed = { file: string; ms: number }
type Row = [name: string, seconds: number]

function sums(files: readonly Timed[], groupOf: (file: Timed) => string): Row[] {
  return [...new Set(files.map(groupOf))]
    .map((group): Row => {
      const members = files.filter((file) => groupOf(file) === group)
      const ms = members.reduce((sum, member) => sum + member.ms, 0)
      return [`${group} (${members.length} files)`, ms / 1000]
    })
    .toSorted(([, a], [, b]) => b - a)
}

const slowest = (files: readonly Timed[]): Row[] =>
  files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, slowestShown)
    .map(({ file, ms }) => [`\`${file}\``, ms / 1000])

function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map(([name, seconds]) => `| ${name} | ${seconds.toFixed(1)} |`)
  return rows.length === 0 ? '' : [`| ${title} | s |`, '|---|---:|', ...lines].join('\n')
}
