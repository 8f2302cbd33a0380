import { expect, it } from 'vitest'
import { encore } from '@/examples/encore'
import { lateSummer } from '@/examples/encore/late-summer'
import { problemsOf } from '@/plugins/_kit/check-site-plugin'
import { looksSource } from '@/scripts/generate/looks'

it('keeps the contract, readable colours included', () => {
  expect(problemsOf(encore)).toEqual([])
})

it('brings a look under its own name', () => {
  const source = looksSource([encore])
  expect(source).toContain('"id": "encore/late-summer"')
  expect(source).toContain('"by": "encore"')
  expect(source).toContain(lateSummer.colors.primary)
})
