import { expect, it } from 'vitest'
import { encore } from '@/examples/encore'
import { lateSummer } from '@/examples/encore/late-summer'
import { problemsOf } from '@/plugins/_kit/check-site-plugin'
import { themePresetsSource } from '@/scripts/generate/theme-presets-source'

it('keeps the contract, readable colours included', () => {
  expect(problemsOf(encore)).toEqual([])
})

it('brings a look under its own name', () => {
  const source = themePresetsSource([encore])
  expect(source).toContain('"id": "encore/late-summer"')
  expect(source).toContain('"by": "encore"')
  expect(source).toContain(lateSummer.colors.primary)
})
