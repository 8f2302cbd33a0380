import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { fetchPicture, nameIn } from '@/plugins/move-in/pictures/fetch-picture'
import { pictureAddress } from '@/plugins/move-in/pictures/picture-addresses'
import { findStoredMedia, storeMediaOnce } from '@/plugins/uploads/store-media'
import type { AskOutside } from '@/src/server/http/ask-outside'
import { toAppError } from '@/src/server/http/failures'

export type BroughtPictures = {
  /** Ids in the media library, by what the file names the pictures. */
  ids: ReadonlyMap<string, string>
  /** What could not be fetched, and why, in words for the artist. */
  lacking: readonly string[]
}

export const noPictures: BroughtPictures = { ids: new Map(), lacking: [] }

/**
 * Fetches pictures into the media library of a site, each once however often it is named; before the transaction of
 * the item that they belong to, which would be held as long as another site takes to answer.
 */
export async function bringPictures(
  req: PayloadRequest,
  {
    profileId,
    sources,
    siteAddress,
  }: { profileId: string; sources: readonly string[]; siteAddress: string },
  ask: AskOutside,
): Promise<BroughtPictures> {
  const ids = new Map<string, string>()
  const lacking: string[] = []
  /** A site that is gone need not be waited for once more for each of its pictures. */
  const silent = new Set<string>()
  for (const source of sources) {
    const address = pictureAddress(source, siteAddress)
    if (!address) {
      continue
    }
    const { host } = new URL(address)
    const asked: AskOutside = silent.has(host)
      ? () => Promise.reject(new Error('It did not answer before'))
      : (url, question) =>
          ask(url, question).catch((error: unknown) => {
            silent.add(host)
            throw error
          })
    try {
      ids.set(source, await mediaOf(req, { profileId, address }, asked))
    } catch (error) {
      const { status, message } = toAppError(error)
      if (status >= 500) {
        throw error
      }
      lacking.push(`${nameIn(address)}: ${message}`)
    }
  }
  return { ids, lacking }
}

async function mediaOf(
  req: PayloadRequest,
  { profileId, address }: { profileId: string; address: string },
  ask: AskOutside,
): Promise<string> {
  const stored = { profileId, uploadId: idOf(address) }
  const known = await findStoredMedia(req, stored)
  if (known) {
    return known.id
  }
  const file = await fetchPicture(address, ask)
  const { id } = await storeMediaOnce(req, { ...stored, file, waits: true })
  return id
}

/** The same for the same address, in the form of the ids of other uploads. */
function idOf(address: string): string {
  const hash = createHash('sha256').update(address).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-')
}
