import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { readRelease, requireRelease } from '@/plugins/catalog/release/server/read-release'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import type { ReleaseStateBody } from '@/src/core/contracts/products/releases'
import { AppError, refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { withDeferredRevalidation } from '@/src/server/caching/cache-tags'
import { runSql, withTx } from '@/src/server/transaction'

/**
 * Puts a release on sale, now or later, or takes it off.
 *
 * @throws {AppError} `VALIDATION_FAILED` with all that is missing, by its section
 */
export function setReleaseState(
  req: PayloadRequest,
  { profileId, id, ...wish }: ReleaseStateBody & { profileId: string; id: string },
): Promise<ReleaseAnswer> {
  return withTx(req, async () => {
    await requireRelease(req, profileId, id)
    if (wish.to !== 'off') {
      const { remarks } = await readRelease(req, profileId, id)
      const missing = remarks.filter(({ isObstacle }) => isObstacle)
      if (missing.length > 0) {
        throw refusalOf(missing.map(({ place, message }) => ({ field: place, message })))
      }
    }
    if (wish.to === 'scheduled' && new Date(wish.at) <= new Date()) {
      throw refusalOf([{ field: 'at', message: ownerMessages.release.planAhead }])
    }
    await req.payload.update({
      collection: slugs.products,
      id,
      data: {
        isPublished: wish.to === 'on-sale',
        onSaleAt: wish.to === 'scheduled' ? wish.at : null,
      },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return readRelease(req, profileId, id)
  })
}

/**
 * Puts releases on sale whose moment has come, by the clock of the database. What cannot be sold any more stays as
 * planned, and goes on sale when it can.
 */
export async function sellDueReleases(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const due = await runSql(req)<{ id: string }>`
    select id from products
    where on_sale_at <= now() and not coalesce(is_published, false) order by on_sale_at limit 100`
  for (const { id } of due) {
    try {
      await withDeferredRevalidation(() => sell(payload, id))
    } catch (error) {
      if (!(error instanceof AppError)) {
        throw error
      }
      payload.logger.warn({ msg: 'A planned release was kept back', productId: id })
    }
  }
}

/** Again under a lock: somebody may have called it off meanwhile. */
async function sell(payload: Payload, id: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    const [row] = await runSql(req)`
      select 1 from products where id = ${id} and on_sale_at <= now() for no key update`
    if (row) {
      await payload.update({
        collection: slugs.products,
        id,
        data: { isPublished: true, onSaleAt: null },
        depth: 0,
        overrideAccess: true,
        req,
      })
    }
  })
}
