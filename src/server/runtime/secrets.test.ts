import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSecrets } from '@/src/server/runtime/secrets'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'bandstand-secrets-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

it('makes secrets up once, also for many who ask at the same time', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => loadSecrets(dir)))
  expect(new Set(all.map(({ payloadSecret }) => payloadSecret)).size).toBe(1)
  expect(await loadSecrets(dir)).toEqual(all[0])
})

it('keeps them to their owner', async () => {
  await loadSecrets(dir)
  const { mode } = await stat(path.join(dir, 'secrets.json'))
  expect(mode & 0o777).toBe(0o600)
})

it('never replaces a damaged file', async () => {
  const file = path.join(dir, 'secrets.json')
  await writeFile(file, '{"payloadSecret":')
  await expect(loadSecrets(dir)).rejects.toThrow('damaged')
  expect(await readFile(file, 'utf8')).toBe('{"payloadSecret":')
})
