import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { type About, openArchive, writeArchive } from '@/scripts/backup/archive'
import { backUpWithFiles, missingInBucket, restoreFiles } from '@/scripts/backup/stored-files'
import { storage } from '@/src/server/storage'
import { setEnvironment } from '@/src/testing/environment'
import { startFakeS3 } from '@/src/testing/fake-s3'

const folder = mkdtempSync(path.join(tmpdir(), 'bandstand-stored-'))
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => {
  setEnvironment({ DATA_DIR: path.join(folder, 'data') })
})

const about: About = {
  ...{ format: 1, version: '1', createdAt: '2030-01-01T00:00:00.000Z', secretCheck: '' },
  ...{ database: { kind: 'dump' }, files: 'disk' },
}
const put = (key: string) => storage().put(key, Buffer.from(key), { contentType: 'text/plain' })

/** Backs up, and unpacks it. */
async function roundTrip(
  name: string,
  copyDatabase: () => Promise<void>,
  duringFiles = async () => {},
) {
  const file = path.join(folder, name)
  const extracted = path.join(folder, `${name}-extracted`)
  await writeArchive(file, async (archive) => {
    await backUpWithFiles(archive, copyDatabase, async (run) => {
      await duringFiles()
      return run()
    })
    return about
  })
  const archive = await openArchive(file)
  await archive.extractTo(extracted)
  archive.close()
  return extracted
}

it('holds every file that a row of the database named, whatever is removed meanwhile', async () => {
  await put('public/luna/stays.txt')
  await put('public/luna/during-database.txt')
  await put('private/luna/before-files.txt')
  const extracted = await roundTrip(
    'disk',
    async () => {
      await put('public/luna/added.txt')
      await storage().remove('public/luna/during-database.txt')
      await storage().remove('public/luna/never-there.txt')
    },
    () => storage().remove('private/luna/before-files.txt'),
  )
  const kept = ['added.txt', 'during-database.txt', 'stays.txt']
  expect((await readdir(path.join(extracted, 'files/public/luna'))).sort()).toEqual(kept)
  expect(await readdir(path.join(extracted, 'files/private/luna'))).toEqual(['before-files.txt'])

  // What is removed is gone, and stays so afterwards.
  expect(await storage().head('public/luna/during-database.txt')).toBeNull()
  expect(await readdir(path.join(folder, 'data/files/parts'))).toEqual([])
  await storage().remove('public/luna/stays.txt')
  expect(await storage().head('public/luna/stays.txt')).toBeNull()
  expect(await readdir(path.join(folder, 'data/files/parts'))).toEqual([])

  setEnvironment({ DATA_DIR: path.join(folder, 'elsewhere') })
  expect(await restoreFiles(extracted)).toBe(4)
  expect((await storage().head('private/luna/before-files.txt'))?.size).toBeGreaterThan(0)
})

it('lists a bucket, and names what it has lost since', async () => {
  const s3 = await startFakeS3()
  setEnvironment(s3.environment)
  try {
    for (const key of ['public/luna/a.txt', 'public/luna/b.txt', 'private/luna/c.txt']) {
      await put(key)
    }
    const extracted = await roundTrip('bucket', () => put('incoming/luna/1/later.txt'))
    expect(await missingInBucket(extracted)).toEqual({ of: 3, keys: [] })
    await storage().remove('public/luna/b.txt')
    await storage().put('private/luna/c.txt', Buffer.from('other'), { contentType: 'text/plain' })
    expect(await missingInBucket(extracted)).toEqual({
      of: 3,
      keys: ['public/luna/b.txt', 'private/luna/c.txt'],
    })
  } finally {
    s3.close()
  }
})
