import type { PayloadRequest } from 'payload'
import type { MoveProductBody } from '@/src/core/contracts/products/product-list'
import { AppError } from '@/src/core/errors'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { waitForTurn } from '@/src/server/database/locks'
import { runSql, withTx } from '@/src/server/transaction'

type Move = MoveProductBody & { profileId: string }

/**
 * Puts something in front of something else in the store, or behind all. Each move says only that, so that two people
 * at once both get what they asked for.
 *
 * @throws {AppError} `NOT_FOUND` when either is not there, or they are not sold in the same place
 */
export function moveProduct(req: PayloadRequest, move: Move): Promise<void> {
  const { profileId, id, before } = move
  return withTx(req, async () => {
    await waitForTurn(req, `store order of ${profileId}`)
    const [moved] = await runSql(req)<{ category: string }>`
      select category from products
      where id = ${id} and profile_id = ${profileId} and category <> 'Ticket'`
    if (!moved) {
      throw new AppError('NOT_FOUND')
    }
    const { category } = moved
    if (before === id) {
      return
    }
    await rankAll(req, { profileId, category })
    const rank = await rankBefore(req, { ...move, category })
    await runSql(req)`update products set store_rank = ${rank}::numeric where id = ${id}`
    await revalidateTags(req, cacheTags.products(profileId))
  })
}

type Store = { profileId: string; category: string }

/** Places between two others halve what is between them; with more digits all are numbered anew. */
const digitsMax = 10

/** As long as something was never moved, or places are too close, everything gets the place where it stands. */
async function rankAll(req: PayloadRequest, { profileId, category }: Store): Promise<void> {
  await runSql(req)`
    with placed as (
      select id, row_number() over (
        order by store_rank nulls last, release_date, title desc, id desc) as place
      from products where profile_id = ${profileId} and category = ${category}),
    unplaced as (
      select 1 from products
      where profile_id = ${profileId} and category = ${category}
        and (store_rank is null or scale(trim_scale(store_rank)) > ${digitsMax}) limit 1)
    update products set store_rank = placed.place from placed
    where placed.id = products.id and store_rank is distinct from placed.place
      and exists (select 1 from unplaced)`
}

/** Between what it is put in front of and what stands in front of that; as text, which keeps all digits. */
async function rankBefore(
  req: PayloadRequest,
  { profileId, category, id, before }: Move & Store,
): Promise<string> {
  const [place] = await runSql(req)<{ rank: string }>`
    with others as (
      select id, store_rank as rank from products
      where profile_id = ${profileId} and category = ${category} and id <> ${id}),
    behind as (select rank from others where id = ${before}::uuid)
    select (case
      when ${before}::uuid is null then coalesce(min(rank), 1) - 1
      else ((select rank from behind) + coalesce(
        min(rank) filter (where rank > (select rank from behind)),
        (select rank from behind) + 2)) / 2
      end)::text as rank
    from others`
  if (!place?.rank) {
    throw new AppError('NOT_FOUND')
  }
  return place.rank
}
