import { expect, it } from 'vitest'
import { looksSource } from '@/scripts/generate/looks'
import { looks } from '@/src/core/theme/looks'

it('copies the looks of plugins as data, each under its plugin’s name', () => {
  const source = looksSource([
    { slug: 'plain' },
    { slug: 'acme', looks: { sunset: { label: 'Sun"set', look: looks.clay } } },
  ])
  const [, data = ''] = source.split('readonly NamedLook[] = ')
  expect(JSON.parse(data)).toEqual([
    { id: 'acme/sunset', label: 'Sun"set', look: looks.clay, by: 'acme' },
  ])
})

it('imports nothing of them', () => {
  const source = looksSource([
    { slug: 'acme', looks: { sunset: { label: 'Sunset', look: looks.clay } } },
  ])
  expect(source.match(/^import .*/gm)).toEqual([
    "import type { NamedLook } from '@/src/core/theme/looks'",
  ])
})
