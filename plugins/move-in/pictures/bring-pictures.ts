import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { fetchPicture, nameIn } from '@/plugins/move-in/pictures/fetch-picture'
import { pictureAddress } from '@/plugins/move-in/pictures/picture-addresses'
import type { ImportRow } from '@/plugins/move-in/run/import-row'
import type { AskOutside } from '@/src/server/http/ask-outside'
import { toAppError } from '@/src/server/http/failures'
import { findStoredMedia, storeMediaOnce } from '@/src/server/media-library/store-media'
import { runSql, withTx } from '@/src/server/transaction'

export type BroughtPictures = {
  /** Ids in the media library, by what the file names the pictures. */
  ids: ReadonlyMap<string, string>
  /** What could not be fetched, and why, in words for the artist. */
  lacking: readonly string[]
}

export const noPictures: BroughtPictures = { ids: new Map(), lacking: [] }

/** After these many answers that came too late, a site is not asked again in the same run. */
const lateMax = 2

/**
 * As `ask`, until a site cannot be reached or was late twice: a file can name thousands of pictures of one that is gone,
 * and each would be waited for.
 */
export function untilSilent(ask: AskOutside): AskOutside {
  const failures = new Map<string, number>()
  return async (url, question) => {
    const { host } = new URL(url)
    const before = failures.get(host) ?? 0
    if (before >= lateMax) {
      throw new Error(`${host} did not answer before`)
    }
    try {
      return await ask(url, question)
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      failures.set(host, isLate ? before + 1 : lateMax)
      throw error
    }
  }
}

/**
 * Fetches pictures into the media library of a site, each once however often it is named; before the transaction of
 * the item that they belong to, which would be held as long as another site takes to answer.
 */
export async function bringPictures(
  req: PayloadRequest,
  row: Pick<ImportRow, 'id' | 'profileId'>,
  {
    sources,
    siteAddress,
    ask,
  }: { sources: readonly string[]; siteAddress: string; ask: AskOutside },
): Promise<BroughtPictures> {
  const ids = new Map<string, string>()
  const lacking: string[] = []
  for (const source of sources) {
    const address = pictureAddress(source, siteAddress)
    if (!address) {
      continue
    }
    try {
      ids.set(source, await mediaOf(req, row, { address, ask }))
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
  { id: importId, profileId }: Pick<ImportRow, 'id' | 'profileId'>,
  { address, ask }: { address: string; ask: AskOutside },
): Promise<string> {
  const stored = { profileId, uploadId: idOf(address) }
  const known = await findStoredMedia(req, stored)
  if (known) {
    return known.id
  }
  const file = await fetchPicture(address, ask)
  return withTx(req, async () => {
    const { id } = await storeMediaOnce(req, { ...stored, file, waits: true })
    // No rule lets artists write it: by it the import takes its pictures back.
    await runSql(req)`
      update media set import_id = coalesce(import_id, ${importId}) where id = ${id}`
    return id
  })
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
