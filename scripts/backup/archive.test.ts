import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type About, openArchive, writeArchive } from '@/scripts/backup/archive'

const folder = mkdtempSync(path.join(tmpdir(), 'bandstand-archive-'))
const file = path.join(folder, 'backup')
const about: About = {
  format: 1,
  version: '1.0.0',
  createdAt: '2030-01-01T00:00:00.000Z',
  database: { kind: 'dump' },
  files: 'disk',
  secretCheck: 'x',
}
const refusal = /^\S+ is no backup, or was cut or altered: nothing was restored from it\.$/
const song = 'song '.repeat(2000)

let count = 0
/** Writes altered bytes beside the backup, and tries to read them whole. */
async function read(bytes: Buffer): Promise<void> {
  count += 1
  const altered = path.join(folder, `altered-${count}`)
  await writeFile(altered, bytes)
  const archive = await openArchive(altered)
  await archive.extractTo(path.join(folder, `extracted-${count}`)).finally(archive.close)
}

beforeAll(async () => {
  await writeArchive(file, async (archive) => {
    archive.addFolder('postgres/pg_wal/')
    await archive.add('postgres/table', Readable.from([Buffer.from('rows'), Buffer.from(' more')]))
    await archive.add('files/public/song.mp3', song, { isPacked: false })
    await archive.add('empty', '')
    return about
  })
})
afterAll(() => rm(folder, { recursive: true }))

it('gives back what was put in, empty folders too, readable by nobody else', async () => {
  const archive = await openArchive(file)
  expect(archive.about).toEqual(about)
  const target = path.join(folder, 'target')
  await archive.extractTo(target)
  archive.close()
  expect(await readFile(path.join(target, 'postgres/table'), 'utf8')).toBe('rows more')
  expect(await readFile(path.join(target, 'files/public/song.mp3'), 'utf8')).toBe(song)
  expect((await readFile(path.join(target, 'empty'))).byteLength).toBe(0)
  expect(await readdir(path.join(target, 'postgres/pg_wal'))).toEqual([])
  for (const name of [file, path.join(target, 'empty')]) {
    expect((await stat(name)).mode & 0o777).toBe(0o600)
  }
})

it('refuses a file that was cut anywhere', async () => {
  const whole = await readFile(file)
  const lengths = [0, 1, 100, whole.length / 2, whole.length - 70, whole.length - 1]
  for (const length of lengths.map(Math.floor)) {
    await expect(read(whole.subarray(0, length))).rejects.toThrow(refusal)
  }
})

it('refuses a file with one other byte, or reads the same from it', async () => {
  const whole = await readFile(file)
  const inSong = whole.indexOf(song.slice(0, 100)) + 5000
  const step = Math.ceil(whole.length / 150)
  const places = Array.from({ length: 150 }, (_, index) => index * step)
  let refused = 0
  for (const at of [inSong, ...places, whole.length - 1].filter((place) => place < whole.length)) {
    const altered = Buffer.from(whole)
    altered[at] = (altered[at] ?? 0) ^ 1
    const error = await read(altered).catch((reason: Error) => reason)
    if (error) {
      expect(error.message).toMatch(refusal)
      refused += 1
    } else {
      // When an entry was written matters to nobody.
      expect([at, await contents(`extracted-${count}`)]).toEqual([at, await contents('target')])
    }
  }
  expect(refused).toBeGreaterThan(120)
})

async function contents(name: string): Promise<Record<string, string>> {
  const root = path.join(folder, name)
  const names = (await readdir(root, { recursive: true })).sort()
  const read = names.map(async (entry) => [
    entry,
    await readFile(path.join(root, entry), 'latin1').catch(() => 'folder'),
  ])
  return Object.fromEntries(await Promise.all(read))
}

it('overwrites no file, and leaves none behind that is not whole', async () => {
  await expect(writeArchive(file, async () => about)).rejects.toThrow(/exists already/)
  const broken = path.join(folder, 'broken')
  const failing = writeArchive(broken, async (archive) => {
    await archive.add('a', 'b')
    throw new Error('The disk is full.')
  })
  await expect(failing).rejects.toThrow('The disk is full.')
  const unreadable = writeArchive(broken, async (archive) => {
    const body = new Readable({ read: () => undefined })
    body.destroy(new Error('Bad sector.'))
    await archive.add('a', body)
    return about
  })
  await expect(unreadable).rejects.toThrow('Bad sector.')
  expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([])
})

it('says that there is no such file', async () => {
  await expect(openArchive(path.join(folder, 'none'))).rejects.toThrow(/^There is no file \S+\.$/)
})
