import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { giftMembershipAnswers } from '@/src/core/messages/gift-answers'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { paidElsewhere } from '@/src/server/memberships/paid-elsewhere'
import { runSql } from '@/src/server/transaction'

type Counts = { members: number; paid: number; posts: number; products: number; given: number }

/**
 * A tier that has members, posts or products is not deleted: they would lose what they pay for, their
 * readers, or their buyers.
 * Those who once had it for nothing are forgotten with it.
 *
 * @throws {AppError} `CONFLICT`
 */
export const refuseDeletingUsedTier: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Checkouts that are giving it away right now come to their end first.
  await runSql(req)`select 1 from membership_tiers where id = ${id} for update`
  // Test payments of a shop that has gone live bind nobody.
  const isBinding = sql`(livemode is true or not ${paidElsewhere(req.payload)})`
  const rows = await runSql(req)<Counts>`
    select
      (select count(*) from memberships where (tier_id = ${id} or next_tier_id = ${id})
        and status not in ('canceled', 'incomplete_expired') and ${isBinding})::int as members,
      (select count(*) from memberships where tier_id = ${id}
        and provider_subscription_id is not null and ${isBinding})::int as paid,
      (select count(*) from posts_rels join posts on posts.id = posts_rels.parent_id
        where path = 'tiers' and membership_tiers_id = ${id}
          and posts.visibility = 'tiers')::int as posts,
      (select count(*) from products_rels join products on products.id = products_rels.parent_id
        where path = 'tiers' and membership_tiers_id = ${id}
          and products.visibility = 'tiers')::int as products,
      (select count(*) from orders_items
        join gifts on gifts.order_id = orders_items._parent_id
          and gifts.line = orders_items._order - 1
        join orders on orders.id = gifts.order_id
        where orders_items.gift_tier_id = ${id} and gifts.status not in ('claimed', 'cancelled')
          and (gifts.expires_at is null or gifts.expires_at > now())
          and orders.status <> 'cancelled'
          and (orders.status <> 'failed' or orders.created_at > now() - interval '2 days')
      )::int as given`
  const { members = 0, paid = 0, posts = 0, products = 0, given = 0 } = rows[0] ?? {}
  if (members > 0) {
    throw new AppError('CONFLICT', { message: membershipAnswers.hasMembers(members) })
  }
  if (paid > 0) {
    throw new AppError('CONFLICT', { message: membershipAnswers.hadMembers })
  }
  // An order that was not paid in time may still be, for a while.
  if (given > 0) {
    throw new AppError('CONFLICT', { message: giftMembershipAnswers.isPromised })
  }
  if (posts > 0) {
    throw new AppError('CONFLICT', { message: membershipAnswers.hasPosts(posts) })
  }
  if (products > 0) {
    throw new AppError('CONFLICT', { message: membershipAnswers.hasProducts(products) })
  }
  await runSql(req)`delete from memberships where tier_id = ${id}`
}
