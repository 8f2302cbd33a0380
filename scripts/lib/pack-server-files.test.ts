import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { packServerFiles } from '@/scripts/lib/pack-server-files'

const dir = mkdtempSync(path.join(tmpdir(), 'bandstand-pack-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

it('makes scripts shorter and plain, and keeps names and meaning', async () => {
  const file = path.join(dir, 'chunk.js')
  const lines = '    // Taken out.\n'.repeat(5000)
  writeFileSync(
    file,
    `${lines}module.exports = [function readName(given) {\n  return given + ' – é 🎵'\n}]\n`,
  )
  await packServerFiles(dir)
  const code = readFileSync(file, 'utf8')
  expect(code).toMatch(/^[\x20-\x7e\n]{1,200}$/)
  expect(code).toContain('function readName(given)')
  const module: { exports: ((given: string) => string)[] } = { exports: [] }
  new Function('module', code)(module)
  expect(module.exports[0]?.('a')).toBe('a – é 🎵')
})

it('escapes letters of regular expressions, those with a backslash of their own too', async () => {
  const file = path.join(dir, 'chunk.js')
  const lines = '    // Taken out.\n'.repeat(5000)
  const source = String.raw`[/^[–\—\s]+$/, /^\\–$/, /^[🎵♪]$/u]`
  writeFileSync(file, `${lines}module.exports = ${source}\n`)
  await packServerFiles(dir)
  const code = readFileSync(file, 'utf8')
  expect(code).toMatch(/^[\x20-\x7e\n]{1,200}$/)
  const module: { exports: RegExp[] } = { exports: [] }
  new Function('module', code)(module)
  const [dashes, slash, notes] = module.exports
  expect([dashes?.test('– —'), slash?.test('\\–'), notes?.test('🎵'), notes?.test('–')]).toEqual([
    true,
    true,
    true,
    false,
  ])
})
