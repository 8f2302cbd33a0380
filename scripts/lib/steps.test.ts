import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Step } from '@/scripts/lib/steps'

const dir = mkdtempSync(path.join(tmpdir(), 'steps-'))
beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterAll(() => rmSync(dir, { recursive: true }))

it('runs lists side by side, those within in order, and begins nothing after a failure', async () => {
  vi.stubEnv('TEST_REPORT_DIR', dir)
  // The folder of reports is read once.
  vi.resetModules()
  const { runSteps } = await import('@/scripts/lib/steps')
  const ran: string[] = []
  const step = (name: string, work?: () => Promise<void>): Step => ({
    name,
    run: async () => {
      ran.push(name)
      await work?.()
    },
  })
  let typesAreRight = () => {}
  const untilTypes = new Promise<void>((resolve) => {
    typesAreRight = resolve
  })
  const fails = async () => {
    throw new Error('There is a cycle.')
  }
  const plan = [
    step('lint'),
    [
      step('tests', () => untilTypes),
      [step('types', async () => typesAreRight()), step('layers', fails), step('unused code')],
    ],
    step('build'),
  ]
  await expect(runSteps(plan)).rejects.toThrow('✗ layers: There is a cycle.')
  expect(ran).toEqual(['lint', 'tests', 'types', 'layers'])

  const lines = readFileSync(path.join(dir, 'steps.jsonl'), 'utf8').trim().split('\n')
  const outcomes = lines.map((line) => JSON.parse(line))
  expect(outcomes.map(({ name, hasPassed }) => [name, hasPassed]).toSorted()).toEqual([
    ['layers', false],
    ['lint', true],
    ['tests', true],
    ['types', true],
  ])
  expect(outcomes.every(({ seconds }) => seconds >= 0)).toBe(true)
})
