import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { DownloadAsked } from '@/src/core/contracts/downloads'
import { AppError } from '@/src/core/errors'
import { safeFileName, songFileName } from '@/src/core/safe-file-name'
import type { Entitlement } from '@/src/payload-types'
import { formatsOf, type ReleaseFiles, releaseFiles } from '@/src/server/delivery/release-files'
import { requestArchive } from '@/src/server/delivery/request-archive'

export type Asset = {
  key: string
  downloadName: string
  /** For the log: `mp3`, `zip-flac`, `bonus`. */
  kind: string
}

type Owned = { right: Entitlement; release: ReleaseFiles }

/**
 * The right that covers what is asked for.
 *
 * @throws {AppError} `NOT_FOUND` when none does
 */
export async function findOwned(
  req: PayloadRequest,
  rights: readonly Entitlement[],
  asked: DownloadAsked,
): Promise<Owned> {
  const [first] = rights
  const products = rights.map(({ product }) => idOf(product))
  const files = first ? await releaseFiles(req, idOf(first.profile), products) : new Map()
  for (const right of rights) {
    const release: ReleaseFiles | undefined = files.get(idOf(right.product))
    const isCovered =
      release &&
      (asked.productId === idOf(right.product) ||
        release.songs.some(({ id }) => id === asked.trackId) ||
        release.bonus.some(({ id }) => id === asked.bonusId))
    if (release && isCovered) {
      return { right, release }
    }
  }
  throw new AppError('NOT_FOUND')
}

/**
 * Where what is asked for is stored; null while an archive is being made.
 *
 * @throws {AppError} `NOT_FOUND` when it does not come in that format
 */
export async function findAsset(
  req: PayloadRequest,
  { right, release }: Owned,
  { trackId, bonusId, format }: DownloadAsked,
): Promise<Asset | null> {
  const song = release.songs.find(({ id }) => id === trackId)
  if (song) {
    const file = song.files.find((each) => each.format === (format ?? song.files[0]?.format))
    if (!file) {
      throw new AppError('NOT_FOUND')
    }
    const downloadName = songFileName(song, file.extension)
    return { key: file.key, downloadName, kind: file.format }
  }
  const extra = release.bonus.find(({ id }) => id === bonusId)
  if (extra) {
    const name = [safeFileName(extra.title, 'Bonus'), extra.extension].filter(Boolean).join('.')
    return { key: extra.key, downloadName: name, kind: 'bonus' }
  }
  const wanted = format ?? formatsOf(release)[0]?.format
  if (!wanted) {
    throw new AppError('NOT_FOUND')
  }
  const archive = await requestArchive(
    req,
    { profileId: idOf(right.profile), productId: idOf(right.product), format: wanted },
    // The order of a gift is its buyer's, who waits for nothing.
    right.order && right.source !== 'gift' ? idOf(right.order) : null,
  )
  return archive && { ...archive, kind: `zip-${wanted}` }
}
