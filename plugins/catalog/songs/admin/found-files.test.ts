import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import {
  coverIn,
  type FoundFile,
  fileOf,
  picturesNote,
  sortOut,
  withinRoom,
} from '@/plugins/catalog/songs/admin/found-files'
import { readZip } from '@/plugins/catalog/songs/admin/read-zip'

const file = (path: string, size = 10): FoundFile =>
  fileOf(new File(['x'.repeat(size)], path.split('/').at(-1) ?? ''), path)
const paths = (files: readonly FoundFile[]) => files.map(({ path }) => path)

it('finds songs and pictures among what lies in a folder, in the order of numbers', () => {
  const { recordings, pictures, notes } = sortOut(
    [
      ...['A/10 - J.flac', 'A/2 - B.WAV', 'A/1 - A.mp3', 'A/cover.jpg'],
      ...['A/notes.txt', 'A/._1 - A.mp3', 'A/.DS_Store', '__MACOSX/1.flac', 'A/Thumbs.db'],
    ].map((path) => file(path)),
  )
  expect(paths(recordings)).toEqual(['A/1 - A.mp3', 'A/2 - B.WAV', 'A/10 - J.flac'])
  expect(paths(pictures)).toEqual(['A/cover.jpg'])
  expect(notes).toEqual(['Left out: notes.txt. Songs come as WAV, FLAC, AIFF, MP3 and the like.'])
})

it('takes the picture that is called so for the cover', () => {
  expect(coverIn([file('back.jpg'), file('Front.png')])?.path).toBe('Front.png')
  expect(coverIn([file('b.jpg')])?.path).toBe('b.jpg')
  expect(coverIn([])).toBeNull()
})

it('says what became of pictures that are not the cover', () => {
  const pictures = ['front.jpg', 'back.jpg', 'c.jpg', 'd.jpg'].map((path) => file(path))
  expect(picturesNote(pictures, pictures[0] ?? null)).toBe(
    'Of 4 pictures “front.jpg” counts as the cover.',
  )
  expect(picturesNote(pictures, null)).toBe(
    'Left out: front.jpg, back.jpg, c.jpg and 1 more. A picture is taken while a release has no cover.',
  )
  expect(picturesNote(pictures.slice(0, 1), pictures[0] ?? null)).toBe('')
})

it('says that it has not looked at all of too many files', () => {
  const { recordings, notes } = sortOut(Array.from({ length: 5001 }, (_, at) => file(`${at}.mp3`)))
  expect(recordings).toHaveLength(5000)
  expect(notes).toEqual([expect.stringContaining('Only the first 5,000 files were looked at')])
})

it('keeps as many songs as a release may have, and says how many it does not', () => {
  const many = Array.from({ length: 520 }, (_, at) => file(`${at}.mp3`))
  const [kept, left] = withinRoom(many, 10)
  expect([kept.length, left]).toEqual([490, 30])
})

async function zip(entries: Record<string, Buffer>): Promise<Buffer> {
  const made = new ZipFile()
  for (const [path, data] of Object.entries(entries)) {
    made.addBuffer(data, path)
  }
  made.end()
  return buffer(made.outputStream)
}
const found = (data: Buffer) => fileOf(new File([new Uint8Array(data)], 'album.zip'))

it('lists a ZIP, and unpacks a file of it when its turn comes', async () => {
  const data = await zip({ 'A/1 - A.wav': Buffer.from('first'), 'A/2 - B.wav': Buffer.from('two') })
  const { files, notes } = await readZip(found(data))
  expect([paths(files), notes]).toEqual([['album.zip/A/1 - A.wav', 'album.zip/A/2 - B.wav'], []])
  const opened = await files[1]?.open()
  expect([opened?.name, await opened?.text()]).toEqual(['2 - B.wav', 'two'])
})

it('names hostile paths by their end only', async () => {
  const data = await zip({ 'aa/aa/aa/a.wav': Buffer.from('x') })
  const hostile = Buffer.from(
    data.toString('latin1').replaceAll('aa/aa/aa/', '../../../'),
    'latin1',
  )
  const { files } = await readZip(found(hostile))
  expect(files.map(({ name }) => name)).toEqual(['a.wav'])
})

it('stops at the first byte more than a ZIP says: a bomb goes nowhere', async () => {
  const data = await zip({ 'a.wav': Buffer.alloc(5_000_000) })
  const central = data.lastIndexOf('PK\u0001\u0002', undefined, 'latin1')
  data.writeUInt32LE(1000, central + 24)
  const { files } = await readZip(found(data))
  expect(files[0]?.size).toBe(1000)
  await expect(files[0]?.open()).rejects.toThrow(/damaged, or larger than its ZIP says/)
})

it('says of a damaged file what to do, and unpacks the others', async () => {
  const data = await zip({ 'a.wav': Buffer.alloc(5000, 'a'), 'b.wav': Buffer.from('two') })
  data.fill(255, 40, 50)
  const { files } = await readZip(found(data))
  await expect(files[0]?.open()).rejects.toThrow(/Unpack it, and drop the song/)
  expect(await (await files[1]?.open())?.text()).toBe('two')
})

it('takes of a ZIP with more than 20 GB what comes first, and says so', async () => {
  const names = ['a.wav', 'b.wav', 'c.wav', 'd.wav', 'e.wav', 'f.wav']
  const data = await zip(Object.fromEntries(names.map((name) => [name, Buffer.from('x')])))
  let head = data.indexOf('PK\u0001\u0002', 0, 'latin1')
  while (head >= 0) {
    data.writeUInt32LE(4_000_000_000, head + 24)
    head = data.indexOf('PK\u0001\u0002', head + 1, 'latin1')
  }
  const { files, notes } = await readZip(found(data))
  expect(files).toHaveLength(5)
  expect(notes).toEqual([expect.stringContaining('only the first 5 of its files are here')])
})

it('says that it cannot open what is no ZIP', async () => {
  expect(await readZip(found(Buffer.from('no ZIP')))).toEqual({
    files: [],
    notes: ['“album.zip” cannot be opened: unpack it, and drop the songs.'],
  })
})
