import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { copyProject } from '@/scripts/lib/copy-of-project'
import { installPlugin, packPlugin, runIn } from '@/scripts/lib/packed-plugin'

const dir = mkdtempSync(path.join(tmpdir(), 'bandstand-plugin-'))
// A copy of the project is large.
afterAll(() => rmSync(dir, { recursive: true, force: true }), 60_000)

const command = path.resolve('packages/create-bandstand-plugin/index.mjs')

it('makes a plugin whose tests pass, that is packed and installed by one line', async () => {
  const packed = await packPlugin(dir, 'press-notes')
  const vitest = path.resolve('node_modules/vitest/vitest.mjs')
  expect(runIn(path.join(dir, 'bandstand-plugin-press-notes'), 'node', vitest, 'run')).toContain(
    'Test Files',
  )
  const copy = path.join(dir, 'copy')
  copyProject(copy)
  installPlugin(copy, { ...packed, slug: 'press-notes', name: 'pressNotes' })

  const said = runIn(copy, 'node', 'scripts/run.mjs', 'generate')

  expect(said).toContain('Wrote blocks/_generated/server.ts')
  const linesOf = (file: string) =>
    readFileSync(path.join(copy, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes('press-notes'))
      .map((line) => line.trim())
  expect(linesOf('blocks/_generated/server.ts')).toContain(
    "import { load as pressNotesNewsLoad } from 'bandstand-plugin-press-notes/blocks/news/load'",
  )
  expect(linesOf('plugins/_kit/_generated/settings.ts')).toContain(
    "['press-notes', pressNotesSettings],",
  )
  const settings = path.join(copy, 'node_modules/bandstand-plugin-press-notes/dist/settings.js')
  writeFileSync(settings, readFileSync(settings, 'utf8').replace("'press-notes'", "'notes'"))
  expect(() => runIn(copy, 'node', 'scripts/run.mjs', 'generate')).toThrow(
    'The settings of "press-notes" say that they are of "notes".',
  )
  // These are written of the configuration that has started with it.
  expect(linesOf('src/payload-types.ts')).toContain("'press-notes-news': PressNotesNew;")
  expect(linesOf('packages/client/src/_generated/schema.ts')).toContain(
    '"/api/public/press-notes/news": {',
  )
})

it('replaces nothing in a name that it put in', () => {
  runIn(dir, 'node', command, 'kit-starter')
  const read = (file: string) =>
    readFileSync(path.join(dir, 'bandstand-plugin-kit-starter', file), 'utf8')
  expect(read('src/index.ts')).toContain("kitStarter = definePlugin({\n  slug: 'kit-starter',")
  expect(read('src/news.ts')).toContain("slug: 'kit-starter-news'")
  expect(read('README.md')).toMatch(/^# Kit starter\n/)
})

it.each([
  [
    'import',
    '"import" is a word of the language and names no variable. Add another: import-notes.',
  ],
  ['class', '"class" is a word'],
  ['new', '"new" is a word'],
  ['Press Notes', 'Name the plugin in lower case with dashes'],
  ['press-notes', 'There is a "bandstand-plugin-press-notes" already.'],
])('refuses %s with the way on', (slug, sentence) => {
  expect(() => runIn(dir, 'node', command, slug)).toThrow(sentence)
  expect(existsSync(path.join(dir, 'bandstand-plugin-Press Notes'))).toBe(false)
})
