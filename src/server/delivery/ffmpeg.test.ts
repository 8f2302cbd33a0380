import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { runFfmpeg, UnplayableError } from '@/src/server/delivery/ffmpeg'

const silence = ['-f', 's16le', '-ar', '44100', '-ac', '2', '-t', '5', '-i', 'file:/dev/zero']

// With FLAC it ends as if all were written.
it.each(['wav', 'flac'])(
  'calls a %s that did not fit no recording, and no bad one',
  async (format) => {
    const target = ['-f', format, 'file:/dev/full']
    await expect(runFfmpeg([...silence, ...target])).rejects.toMatchObject({ code: 'ENOSPC' })
  },
)

it('ends with an error of its own where a small file asks for gigabytes of memory', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bandstand-memory-'))
  try {
    const picture = await sharp({
      create: { width: 1, height: 1, channels: 3, background: '#f00' },
    })
      .gif()
      .toBuffer()
    picture.writeUInt16LE(16_000, 6)
    picture.writeUInt16LE(16_000, 8)
    await writeFile(`${folder}/vast.gif`, picture)
    const made = runFfmpeg([
      ...['-f', 'gif', '-i', `file:${folder}/vast.gif`],
      ...['-frames:v', '1', '-f', 'image2', `file:${folder}/vast.png`],
    ])
    await expect(made).rejects.toThrow(UnplayableError)
    await expect(made).rejects.toThrow(/allocate/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
