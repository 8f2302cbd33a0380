import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'

/** More than 2 GB, which a signed number of 32 bits cannot hold; two of them are more than a ZIP without ZIP64 can. */
export const largeBytes = 2_200_000_000

const blockBytes = 1_000_000

/** Bytes that nothing makes smaller, of which no two blocks are the same. */
export function largeFile(): { body: Readable; hash: () => string } {
  const block = randomBytes(blockBytes)
  const hash = createHash('sha256')
  async function* blocks() {
    for (let at = 0; at < largeBytes; at += blockBytes) {
      const next = Buffer.from(block)
      next.writeDoubleBE(at)
      hash.update(next)
      yield next
    }
  }
  return { body: Readable.from(blocks()), hash: () => hash.digest('hex') }
}

export async function hashOf(body: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of body) {
    hash.update(piece)
  }
  return hash.digest('hex')
}
