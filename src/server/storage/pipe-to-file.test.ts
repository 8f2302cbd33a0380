import { pbkdf2 } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pipeToFile } from '@/src/server/storage/pipe-to-file'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bandstand-pipe-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('writes what comes through', async () => {
  const target = path.join(folder, 'whole')
  await pipeToFile([Readable.from(['a', 'b']), new PassThrough()], target)
  expect(await readFile(target, 'utf8')).toBe('ab')
})

it('has opened and closed its file when it fails, so that the file can be removed', async () => {
  // All threads that could open it are busy while the source fails.
  const busy = Array.from({ length: 8 }, () => promisify(pbkdf2)('a', 'b', 60_000, 64, 'sha512'))
  const source = new Readable({ read: () => undefined })
  source.destroy(new Error('Bad sector.'))
  const target = path.join(folder, 'failed')
  await expect(pipeToFile([source], target)).rejects.toThrow('Bad sector.')
  expect(existsSync(target)).toBe(true)
  await Promise.all(busy)
})

it('says why a file cannot be opened', async () => {
  const inNoFolder = path.join(folder, 'none', 'file')
  await expect(pipeToFile([Readable.from(['a'])], inNoFolder)).rejects.toThrow(/ENOENT/)
})
