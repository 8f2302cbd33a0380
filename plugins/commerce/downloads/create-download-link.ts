import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { usableOf } from '@/plugins/commerce/downloads/download-rights'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { DownloadLink } from '@/src/core/contracts/music/download-answers'
import type { DownloadAsked } from '@/src/core/contracts/music/downloads'
import { AppError } from '@/src/core/errors'
import { safeFileName, songFileName } from '@/src/core/files'
import { limits } from '@/src/core/limits'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import type { Entitlement } from '@/src/payload-types'
import { formatsOf, type ReleaseFiles, releaseFiles } from '@/src/server/delivery/release-files'
import { requestArchive } from '@/src/server/delivery/request-archive'
import { storage } from '@/src/server/storage'
import { runSql, withTx } from '@/src/server/transaction'

const daySeconds = 24 * 60 * 60

/**
 * A link to a file of something bought, noted in the log of downloads; null while it is being made.
 *
 * @param rights of the caller, withdrawn ones too
 * @throws {AppError} `NOT_FOUND` when none of the rights covers it, `FORBIDDEN` when that was
 *   withdrawn or its release is still to come, `TOO_MANY_REQUESTS` after {@link linksPerDay}
 */
export async function createDownloadLink(
  req: PayloadRequest,
  wanted: { rights: readonly Entitlement[]; asked: DownloadAsked; clientIp: string },
): Promise<DownloadLink | null> {
  const { rights, asked, clientIp } = wanted
  const usable = await usableOf(req, rights)
  const owned = await findOwned(req, usable, asked).catch(async (error: unknown) => {
    // Anyone who had a right may be told that it is over.
    const { right } = await findOwned(req, rights, asked)
    const { downloadWithdrawn, downloadNotOut } = ordersAnswers
    throw usable.length < rights.length
      ? new AppError('FORBIDDEN', {
          message: right.revokedAt ? downloadWithdrawn : downloadNotOut,
        })
      : error
  })
  const asset = await findAsset(req, owned, asked)
  if (!asset) {
    return null
  }
  await countDownload(req, { ...owned, asked, asset, clientIp })
  return sign(asset)
}

type Counted = {
  right: Entitlement
  release: ReleaseFiles
  asked: DownloadAsked
  asset: Asset
  clientIp: string
}

/** Counted under a lock of the right, so that requests at the same time cannot pass the limit. */
function countDownload(req: PayloadRequest, counted: Counted): Promise<void> {
  const { right, release, asked, asset, clientIp } = counted
  const ipHash = createHash('sha256').update(`${req.payload.secret} ${clientIp}`).digest('hex')
  return withTx(req, async () => {
    const rights = await runSql(req)`
      select 1 from entitlements where id = ${right.id} and revoked_at is null for update`
    if (rights.length === 0) {
      throw new AppError('FORBIDDEN', { message: ordersAnswers.downloadWithdrawn })
    }
    const rows = await runSql(req)<{ count: number }>`
      select count(*)::int as count from downloads
      where entitlement_id = ${right.id}
        and created_at > now() - make_interval(secs => ${daySeconds})`
    if ((rows[0]?.count ?? 0) >= linksPerDay(release)) {
      throw new AppError('TOO_MANY_REQUESTS', {
        message: ordersAnswers.downloadLimit,
        retryAfterSeconds: daySeconds,
      })
    }
    await runSql(req)`
      insert into downloads (profile_id, entitlement_id, track_id, kind, ip_hash)
      values (${idOf(right.profile)}, ${right.id}, ${asked.trackId ?? null}, ${asset.kind}, ${ipHash})`
  })
}

/** Enough for anyone who takes a long release song by song, and once more where that went wrong. */
function linksPerDay({ songs, bonus }: ReleaseFiles): number {
  const files = songs.reduce((sum, song) => sum + song.files.length, bonus.length)
  const { perEntitlementPerDay, perFilePerDay } = limits.download
  return Math.max(perEntitlementPerDay, files * perFilePerDay)
}

async function sign({ key, downloadName }: Asset): Promise<DownloadLink> {
  const expiresSeconds = limits.download.linkSeconds
  const url = await storage().signedGet(key, { expiresSeconds, downloadName })
  return { url, expiresAt: new Date(Date.now() + expiresSeconds * 1000).toISOString() }
}

type Asset = {
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
async function findOwned(
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
async function findAsset(
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
