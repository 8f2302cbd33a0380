import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { blockFiles } from '@/scripts/generate/block-template'
import { serverCodeInBrowsers } from '@/scripts/generate/browser-code'

let root = ''
const folder = 'examples/acme/blocks/clock'
const acme: SitePlugin = { slug: 'acme', blocks: { clock: `@/${folder}` } }
const write = (file: string, source: string) => writeFileSync(path.join(root, folder, file), source)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'browser-code-'))
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const [file, source] of Object.entries(blockFiles('clock'))) {
    write(file, source.replaceAll('@/blocks/clock', `@/${folder}`))
  }
})
afterEach(() => rmSync(root, { recursive: true }))

it('has nothing to say of a block that keeps them apart', async () => {
  write(
    'load.ts',
    "import { readFileSync } from 'node:fs'\nexport const load = () => readFileSync('a')",
  )
  write('types.ts', "import type { Payload } from 'payload'\nexport type P = Payload")
  write('editor.ts', "import type { P } from './types'\nexport const editor = {} as P")
  expect(await serverCodeInBrowsers(root, [acme])).toEqual([])
})

it.each([
  ['node:fs', 'ask for it in load.ts, which only the server runs'],
  ['payload', 'ask for it in load.ts, which only the server runs'],
  ['@/src/server/transaction', 'ask for it in load.ts, which only the server runs'],
  ['@bandstand/kit', 'take it from "@bandstand/kit/blocks"'],
])('names %s by the file that imports it, however deep', async (module, fix) => {
  write('clock.client.tsx', `'use client'\nimport * as all from '${module}'\nexport const n = all`)
  write('editor.ts', `import { n } from '@/${folder}/clock.client'\nexport const editor = n`)
  expect(await serverCodeInBrowsers(root, [acme])).toEqual([
    `Plugin "acme": ${folder}/clock.client.tsx is loaded by browsers and imports "${module}"; ${fix}.`,
  ])
})
