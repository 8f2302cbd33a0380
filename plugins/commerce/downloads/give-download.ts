import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  type BoughtTrack,
  endingOf,
  entitlementsOf,
  findBoughtTracks,
} from '@/plugins/commerce/downloads/bought-tracks'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { DownloadLink } from '@/src/core/contracts/orders'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'
import type { Order } from '@/src/payload-types'
import { storage } from '@/src/server/storage'
import { txDb, withTx } from '@/src/server/transaction'

const daySeconds = 24 * 60 * 60

/**
 * A link to one original, for the buyer of its release, noted in the log of downloads.
 *
 * @throws {AppError} `NOT_FOUND` when the order gives no right to the track (any more),
 *   `TOO_MANY_REQUESTS` after 20 links a day
 */
export async function giveDownload(
  req: PayloadRequest,
  wanted: { order: Order; trackId: string; clientIp: string },
): Promise<DownloadLink> {
  const { order, trackId, clientIp } = wanted
  const [bought] = await findBoughtTracks(req, idOf(order.profile), { id: { equals: trackId } })
  const rights = await entitlementsOf(req, order.id)
  const right = rights.find(({ product }) => bought && idOf(product) === idOf(bought.track.product))
  if (!bought || !right) {
    throw new AppError('NOT_FOUND')
  }
  await countDownload(req, { entitlementId: right.id, order, trackId, clientIp })
  return sign(bought)
}

/** Counted under a lock of the right, so that requests at the same time cannot pass the limit. */
function countDownload(
  req: PayloadRequest,
  input: { entitlementId: string; order: Order; trackId: string; clientIp: string },
): Promise<void> {
  const { entitlementId, order, trackId, clientIp } = input
  const ipHash = createHash('sha256').update(`${req.payload.secret} ${clientIp}`).digest('hex')
  return withTx(req, async () => {
    const db = await txDb(req)
    const { rows: rights } = await db.execute(
      sql`select 1 from entitlements where id = ${entitlementId} and revoked_at is null for update`,
    )
    if (rights.length === 0) {
      throw new AppError('NOT_FOUND')
    }
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from downloads
      where entitlement_id = ${entitlementId}
        and created_at > now() - make_interval(secs => ${daySeconds})`)
    if ((rows[0]?.count ?? 0) >= limits.download.perEntitlementPerDay) {
      throw new AppError('TOO_MANY_REQUESTS', {
        message: messages.orders.downloadLimit,
        retryAfterSeconds: daySeconds,
      })
    }
    await db.execute(sql`
      insert into downloads (profile_id, entitlement_id, track_id, ip_hash)
      values (${idOf(order.profile)}, ${entitlementId}, ${trackId}, ${ipHash})`)
  })
}

async function sign({ track, file }: BoughtTrack): Promise<DownloadLink> {
  const expiresSeconds = limits.download.linkSeconds
  const key = [file.prefix, file.filename].filter(Boolean).join('/')
  const number = String(track.position).padStart(2, '0')
  const downloadName = `${number} - ${safeName(track.title)}.${endingOf(file)}`
  const url = await storage().signedGet(key, { expiresSeconds, downloadName })
  return { url, expiresAt: new Date(Date.now() + expiresSeconds * 1000).toISOString() }
}

/** A title as a file name on any system. */
function safeName(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  const name = title.replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ')
  return (
    name
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '')
      .slice(0, 100) || 'Track'
  )
}
