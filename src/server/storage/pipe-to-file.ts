import { createWriteStream } from 'node:fs'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Options = { flags?: 'w' | 'wx'; mode?: number; signal?: AbortSignal }

/**
 * Writes a file from a stream. Whether it fails or not, the file is closed afterwards: `pipeline` alone
 * fails while the file is still being opened, which would make it again after the caller removed it.
 */
export async function pipeToFile(
  streams: readonly [Readable, ...Transform[]],
  target: string,
  { signal, ...options }: Options = {},
): Promise<void> {
  const file = createWriteStream(target, options)
  const closed = new Promise<void>((resolve) => {
    file.once('close', resolve)
  })
  try {
    await pipeline([...streams, file], { signal })
  } finally {
    // Also where the streams were refused before any of them began.
    file.destroy()
    await closed
  }
}
