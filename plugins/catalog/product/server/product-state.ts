import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { ProductStateBody } from '@/src/core/contracts/products/product-form'
import { AppError, refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { withDeferredRevalidation } from '@/src/server/caching/cache-tags'
import { asOwner } from '@/src/server/owner'
import { runSql, withTx } from '@/src/server/transaction'

type Answer = { remarks: { place: string; message: string; isObstacle: boolean }[] }

/**
 * Puts something on sale, now or later, or takes it off.
 *
 * @param read reads it as its artist works on it, and knows whose it is
 * @throws {AppError} `VALIDATION_FAILED` with all that is missing, by its section
 */
export function setProductState<Read extends Answer>(
  req: PayloadRequest,
  { id, wish, read }: { id: string; wish: ProductStateBody; read: () => Promise<Read> },
): Promise<Read> {
  return withTx(req, async () => {
    const { remarks } = await read()
    const missing = remarks.filter(({ isObstacle }) => isObstacle)
    if (wish.to !== 'off' && missing.length > 0) {
      throw refusalOf(missing.map(({ place, message }) => ({ field: place, message })))
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
      ...asOwner(req),
    })
    return read()
  })
}

/**
 * Puts everything on sale whose moment has come, by the clock of the database. What cannot be sold any more stays as
 * planned, and goes on sale when it can.
 */
export async function sellDueProducts(payload: Payload): Promise<void> {
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
      payload.logger.warn({ msg: 'What was planned was kept back', productId: id })
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
