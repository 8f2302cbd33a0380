import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { removeOwnMails } from '@/plugins/public-api/account-data/remove-mails'
import { deletedEmail } from '@/src/core/deleted-account'
import { AppError } from '@/src/core/errors'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { giftMessages } from '@/src/core/messages/gift'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { runAccountDeletions } from '@/src/server/accounts/account-deletion'
import { keepBlock } from '@/src/server/accounts/blocked-emails'
import { lockOrdersOf, type OwnerKey, ownedByAccount } from '@/src/server/accounts/owned-by-account'
import { recordsByEmail } from '@/src/server/accounts/records-by-email'
import { verifiedEmailOf } from '@/src/server/accounts/verified-email'
import { suppressEmails } from '@/src/server/audience/suppression-list'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { unitsRefundedOf } from '@/src/server/delivery/units-refunded'
import type { VisitorAccount } from '@/src/server/session'
import { runSql, withTx } from '@/src/server/transaction'

/**
 * Deletes the account and all that names its owner, in one transaction. Orders stay for the
 * artist's books, without a name; the person who kept the link of a receipt can still download with it, and show
 * it where something is picked up.
 *
 * @throws {AppError} `CONFLICT` while an order is being paid, or waits to be sent
 */
export async function deleteAccount(
  req: PayloadRequest,
  { id, profileId }: VisitorAccount,
): Promise<void> {
  await withTx(req, async () => {
    await lockOrdersOf(req, id)
    const rows = await runSql(req)`select 1 from public_accounts where id = ${id} for update`
    if (rows.length === 0) {
      return
    }
    // Only a confirmed email proves that what was stored with it is this visitor's.
    const email = await verifiedEmailOf(req, id)
    await refuseWhileUnderway(req, { id, profileId, email })
    await removeOwnMails(req, { id, profileId, email })

    const ofBuyer = (table: 'entitlements' | 'orders') => sql`
      ${sql.identifier(table)}.profile_id = ${profileId} and ${ownedByAccount({ id, email }, table)}`
    await runSql(req)`
      update downloads set ip_hash = null where entitlement_id in (
        select id from entitlements where ${ofBuyer('entitlements')})`
    await runSql(req)`update entitlements set account_id = null, email = ${deletedEmail}
      where ${ofBuyer('entitlements')}`
    await forgetGiftsAndTickets(req, { id, profileId, email })
    await notePickups(req, ofBuyer('orders'))
    await runSql(req)`
      update orders set account_id = null, email = ${deletedEmail}, buyer_name = null,
        company_name = null, company_vat_id = null, shipping_address_name = null,
        shipping_address_street = null, shipping_address_line2 = null,
        shipping_address_zip_code = null, shipping_address_region = null,
        shipping_address_city = null, measurement_browser = null
      where ${ofBuyer('orders')}`
    await runAccountDeletions(req, { id, profileId })
    await forgetMember(req, id)
    for (const table of ['comments', 'reactions', 'poll_votes']) {
      await runSql(req)`delete from ${sql.identifier(table)} where account_id = ${id}`
    }
    await keepAsLeft(req, profileId, email)
    for (const place of recordsByEmail) {
      const table = sql.identifier(place.table)
      const column = sql.identifier(place.column)
      const named = 'names' in place ? [place.column, ...place.names] : null
      await runSql(req)`
        ${named ? sql`update ${table} set ${emptied(named)}` : sql`delete from ${table}`}
        where profile_id = ${profileId} and ${column} = ${email}
          and ${place.column === 'to' ? sql`not ${isGiftMail}` : sql`true`}`
    }
    await keepBlock(req, id)
    // Sessions go with it.
    await runSql(req)`delete from public_accounts where id = ${id}`
    await revalidateTags(req, cacheTags.posts(profileId))
  })
}

const emptied = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = null`),
    sql`, `,
  )

/** Gifts that nobody has claimed yet and that still reach somebody: their address is the giver's order. */
const isOpenGift = sql`
  (gifts.status in ('pending_payment', 'scheduled')
      or (gifts.status = 'sent' and gifts.expires_at > now()))
    and exists (
      select 1 from orders placed
      where placed.id = gifts.order_id and placed.status not in ('failed', 'cancelled'))`

/**
 * Of what the visitor gave, their words; of what they got, who they are. A gift that still waits for them
 * stays as it is: they may claim it without this account. Before their orders lose the names by which
 * gifts are found.
 */
async function forgetGiftsAndTickets(
  req: PayloadRequest,
  { profileId, ...owner }: OwnerKey & { profileId: string },
): Promise<void> {
  await runSql(req)`
    update gifts set giver_name = null, message = null from orders
    where orders.id = gifts.order_id and gifts.profile_id = ${profileId}
      and ${ownedByAccount(owner, 'orders')}`
  const ofRecipient = sql`
    gifts.profile_id = ${profileId}
      and ${ownedByAccount(owner, 'gifts', ['recipient_email', 'claimed_email'])}
      and not (${isOpenGift})`
  await runSql(req)`
    update orders_items set gift_for = ${giftMessages.somebody} from gifts
    where orders_items._parent_id = gifts.order_id and orders_items._order = gifts.line + 1
      and ${ofRecipient}`
  await runSql(req)`
    update gifts set account_id = null, recipient_name = ${giftMessages.somebody},
      recipient_email = ${deletedEmail}, claimed_email = null, message = null, address_name = null,
      address_street = null, address_line2 = null, address_zip_code = null,
      address_city = null, address_region = null
    where ${ofRecipient}`
  await runSql(req)`
    update tickets set account_id = null, holder_name = null, holder_email = ${deletedEmail}
    where profile_id = ${profileId} and ${ownedByAccount(owner, 'tickets', ['holder_email'])}`
}

/** Who deletes their account leaves its lists, for good: an old file of the artist's may still name them. */
async function keepAsLeft(req: PayloadRequest, profileId: string, email: string | null) {
  const rows = await runSql(req)<{ email: string }>`
    select distinct email from subscribers where profile_id = ${profileId} and email = ${email}`
  await suppressEmails(
    req,
    profileId,
    rows.map((subscriber) => subscriber.email),
  )
}

/**
 * That somebody was a member, and until when, stays for the artist's figures, without who it was. What never
 * began is in none. Nothing that is heard or paid later finds the rest again.
 */
async function forgetMember(req: PayloadRequest, id: string): Promise<void> {
  await runSql(req)`
    delete from memberships
    where account_id = ${id} and status in ('incomplete', 'incomplete_expired')`
  await runSql(req)`
    update memberships set account_id = null, status = 'canceled',
      ended_at = coalesce(ended_at,
        case when status in ('canceled', 'unpaid') then updated_at else now() end),
      end_reason = coalesce(end_reason, 'cancelled'), cancel_at_period_end = false,
      next_tier_id = null, next_interval = null, next_amount_minor = null,
      provider_customer_id = null, provider_subscription_id = null, checkout_session_id = null,
      order_id = null, updated_at = now()
    where account_id = ${id}`
}

/** A gift that is just being sent still arrives. */
const isGiftMail = sql`(state = 'queued' and about_type = ${slugs.gifts} and exists (
  select 1 from gifts where gifts.id::text = about_id and ${isOpenGift}))`

/**
 * A parcel needs its name until it is sent, or its contents were given back. What is picked up is given to
 * the person who shows the order.
 */
const isUnderway = sql`(orders.status in ('paid', 'processing') and delivery_type = 'shipping'
  and orders_items.sent_at is null
  and orders_items.quantity > ${unitsRefundedOf(sql`orders.id`, sql`orders_items._order - 1`)})`

/** Tells the artist whom to give what is still picked up: they find an order without a name. */
async function notePickups(req: PayloadRequest, ofBuyer: SQL): Promise<void> {
  await runSql(req)`
    insert into order_events (profile_id, order_id, "from", "to", actor_type, cause, note)
    select profile_id, id, status::text::enum_order_events_from, status::text::enum_order_events_to,
      'visitor', 'account deleted', ${ownerMessages.orders.pickupWithoutName}
    from orders
    where ${ofBuyer} and status in ('paid', 'processing', 'shipped') and exists (
      select 1 from orders_items
      where _parent_id = orders.id and delivery_type = 'pickup' and not ${isGivenAway})`
}

/**
 * What somebody gave away goes to anyone who claims it, and waits for their account alone. What nobody claimed
 * in time stays with the giver.
 */
const isGivenAway = sql`exists (
  select 1 from gifts
  where gifts.order_id = orders_items._parent_id and gifts.line = orders_items._order - 1
    and (gifts.status = 'claimed' or ${isOpenGift}))`

async function refuseWhileUnderway(
  req: PayloadRequest,
  { profileId, ...owner }: OwnerKey & { profileId: string },
): Promise<void> {
  const rows = await runSql(req)`
    select 1 from orders
    where profile_id = ${profileId} and ${ownedByAccount(owner, 'orders')}
      and (
        (status in ('initiated_payment', 'payment_failed') and expires_at > now())
        or exists (
          select 1 from orders_items
          where _parent_id = orders.id and ${isUnderway} and not ${isGivenAway}))
    union all
    select 1 from gifts join orders on orders.id = gifts.order_id
      join orders_items on _parent_id = orders.id and _order = gifts.line + 1
    where gifts.profile_id = ${profileId} and gifts.status = 'claimed'
      and ${ownedByAccount(owner, 'gifts', ['claimed_email'])}
      and ${isUnderway}
    limit 1`
  if (rows.length > 0) {
    throw new AppError('CONFLICT', { message: accountAnswers.orderOnItsWay })
  }
}
