import { Transform } from 'node:stream'
import { AppError } from '@/src/core/errors'

/** Lets through what it gets and counts it; fails with `TOO_LARGE` at the first byte too many. */
export function limitBytes(maxBytes: number): { stream: Transform; bytes: () => number } {
  let bytes = 0
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.byteLength
      if (bytes > maxBytes) {
        done(new AppError('TOO_LARGE'))
      } else {
        done(null, chunk)
      }
    },
  })
  return { stream, bytes: () => bytes }
}
