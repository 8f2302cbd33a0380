import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeDataDir } from '@/src/server/runtime/data-dir'

const folder = await mkdtemp(path.join(tmpdir(), 'bandstand-data-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

it('makes the folder, and leaves nothing of the look at it', async () => {
  const dataDir = path.join(folder, 'a', 'b')
  await makeDataDir(dataDir)
  await makeDataDir(dataDir)
  expect(await readdir(dataDir)).toEqual([])
})

it('says in a sentence why nothing can be kept there', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  await expect(makeDataDir(file)).rejects.toThrow(`DATA_DIR ${file} is no folder (EEXIST).`)
  await expect(makeDataDir(`${file}/x`)).rejects.toThrow(
    `DATA_DIR ${file}/x is no folder (ENOTDIR).`,
  )
})
