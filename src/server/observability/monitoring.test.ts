import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { metricsState } from '@/src/server/observability/metrics'
import { startMetrics } from '@/src/server/observability/start-metrics'

const folder = path.resolve(import.meta.dirname, '../../../docs/monitoring')
const alerts = readFileSync(path.join(folder, 'alerts.yaml'), 'utf8')
const dashboard = JSON.parse(readFileSync(path.join(folder, 'dashboard.json'), 'utf8')) as {
  panels: { id: number; title: string; targets: { expr: string }[] }[]
}
const alertExpressions = [...alerts.matchAll(/^ {8}expr: (.*(?:\n {10}.*)*)/gm)].map(
  ([, expr]) => expr,
)
const panelExpressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

/** Labels by name of metric. */
const known = new Map<string, readonly string[]>()

beforeAll(async () => {
  const { registry } = await startMetrics(async () => {
    throw new Error('away')
  })
  for (const metric of registry.getMetricsAsArray()) {
    const { name, labelNames } = metric as unknown as { name: string; labelNames: string[] }
    known.set(name, labelNames)
    if ('buckets' in metric) {
      known.set(`${name}_bucket`, [...labelNames, 'le'])
    }
  }
  // What counts is there although the database is away.
  expect(await registry.metrics()).toMatch(/^bandstand_cached_pages \d+$/m)
})
afterAll(() => {
  delete metricsState().metrics
})

it('has six rules, each with what the one who is woken needs', () => {
  expect(alertExpressions).toHaveLength(6)
  for (const part of ['- alert: ', 'severity: ', 'summary: ', 'description: ']) {
    expect(alerts.split(part)).toHaveLength(7)
  }
})

it('shows and watches only metrics and labels that there are', () => {
  const named = [...alertExpressions, ...panelExpressions].join('\n')
  const names = new Set(named.match(/\b(?:bandstand|nodejs|process)_\w+/g))
  expect(names.size).toBeGreaterThan(12)
  for (const name of names) {
    expect([...known.keys()]).toContain(name)
  }
  for (const [, name = '', labels = ''] of named.matchAll(/\b(\w+)\{([^}]*)\}/g)) {
    for (const [, label] of labels.matchAll(/(\w+)(?:=~|!~|!=|=)/g)) {
      expect(['instance', ...(known.get(name) ?? [])]).toContain(label)
    }
  }
})

it('shows every metric of ours', () => {
  const shown = panelExpressions.join('\n')
  for (const name of [...known.keys()].filter((each) => each.startsWith('bandstand_'))) {
    expect(shown).toContain(name)
  }
})

it('has labels of few values only', () => {
  const ours = [...known].filter(([name]) => name.startsWith('bandstand_'))
  const labels = new Set(ours.flatMap(([, names]) => names))
  expect([...labels].toSorted()).toEqual([
    'cache',
    'le',
    'outcome',
    'pool',
    'queue',
    'result',
    'route',
    'state',
    'status',
  ])
})
