import { expect, it } from 'vitest'
import { runFfmpeg } from '@/src/server/delivery/ffmpeg'

const silence = ['-f', 's16le', '-ar', '44100', '-ac', '2', '-t', '5', '-i', 'file:/dev/zero']

// With FLAC it ends as if all were written.
it.each(['wav', 'flac'])(
  'calls a %s that did not fit no recording, and no bad one',
  async (format) => {
    const target = ['-f', format, 'file:/dev/full']
    await expect(runFfmpeg([...silence, ...target])).rejects.toMatchObject({ code: 'ENOSPC' })
  },
)
