import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { missingExports } from '@/scripts/generate/missing-exports'

let root = ''
const folder = 'examples/acme'
const acme: SitePlugin = {
  slug: 'acme',
  themes: { diary: `@/${folder}/themes/diary` },
  views: { letters: { Component: `@/${folder}/admin/letters#Letters`, title: 'Letters' } },
  cards: { letters: { Component: `@/${folder}/admin/letters#Card`, title: 'Letters' } },
}
const write = (file: string, source: string) => {
  const target = path.join(root, folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, source)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'missing-exports-'))
  write('themes/diary.ts', "export { theme } from './ours'")
  write('admin/letters.tsx', 'export const Letters = () => <p />\nexport function Card() {}')
})
afterEach(() => rmSync(root, { recursive: true }))

it('has nothing to say where each module exports what the plugin names', async () => {
  expect(await missingExports(root, [acme])).toEqual([])
  write('admin/letters.tsx', "export * from './all'")
  expect(await missingExports(root, [acme])).toEqual([])
})

it('names what is missing, and where', async () => {
  write('themes/diary.ts', 'export default {}')
  write('admin/letters.tsx', 'export type Letters = 1\nexport function Card() {}')
  const gone = { Component: `@/${folder}/admin/gone#Gone`, title: 'Gone' } as const
  expect(await missingExports(root, [{ ...acme, cards: { ...acme.cards, gone } }])).toEqual([
    'Plugin "acme": the theme "diary" needs "export … theme" in "@/examples/acme/themes/diary".',
    'Plugin "acme": the view "letters" needs "export … Letters" in "@/examples/acme/admin/letters".',
    'Plugin "acme": the card "gone" has no module at "@/examples/acme/admin/gone".',
  ])
})
