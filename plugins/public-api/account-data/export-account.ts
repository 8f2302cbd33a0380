import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { ownedByAccount } from '@/src/server/accounts/owned-by-account'
import { verifiedEmailOf } from '@/src/server/accounts/verified-email'
import { sessionsOf, type VisitorAccount } from '@/src/server/session'
import { runSql } from '@/src/server/transaction'

type Row = Record<string, unknown>

/**
 * Everything that is stored about a visitor, as plain JSON: no secrets, no internal keys. What was
 * stored with only an email (orders without an account, messages, mails) comes along when the email
 * has been confirmed.
 */
export async function exportAccount(
  req: PayloadRequest,
  { id, profileId }: VisitorAccount,
): Promise<Record<string, Row[]>> {
  const email = await verifiedEmailOf(req, id)
  const rows = async (statement: ReturnType<typeof sql>): Promise<Row[]> =>
    await runSql(req)<Row>`${statement}`
  const ofBuyer = ownedByAccount({ id, email }, 'orders')

  return {
    account: await rows(sql`
      select email, first_name as "firstName", last_name as "lastName",
        email_verified_at as "emailConfirmedAt", pending_email as "pendingEmail",
        created_at as "createdAt", updated_at as "updatedAt"
      from public_accounts where id = ${id}`),
    sessions: (await sessionsOf(req, id)).map(({ createdAt, expiresAt }) => ({
      createdAt,
      expiresAt,
    })),
    memberships: await rows(sql`
      select tiers.name as tier, memberships.status, memberships.interval,
        memberships.amount_minor as "amountCents",
        memberships.current_period_end as "currentPeriodEnd", memberships.created_at as "createdAt"
      from memberships join membership_tiers tiers on tiers.id = memberships.tier_id
      where memberships.account_id = ${id} order by memberships.created_at`),
    membershipPayments: await rows(sql`
      select tiers.name as tier, paid.amount_minor as "amountCents",
        paid.refunded_minor as "refundedCents", paid.currency, paid.paid_at as "paidAt"
      from membership_payments paid
      join memberships on memberships.id = paid.membership_id
      left join membership_tiers tiers on tiers.id = paid.tier_id
      where memberships.account_id = ${id} order by paid.paid_at`),
    orders: await rows(sql`
      select public_ref as "number", email, status, currency, subtotal_minor as "subtotalCents",
        shipping_minor as "shippingCents", tax_minor as "taxCents", total_minor as "totalCents",
        refunded_minor as "refundedCents",
        jsonb_strip_nulls(jsonb_build_object(
          'name', shipping_address_name, 'street', shipping_address_street,
          'line2', nullif(shipping_address_line2, ''),
          'zipCode', shipping_address_zip_code, 'city', shipping_address_city,
          'region', nullif(shipping_address_region, ''), 'country', shipping_address_country)) as "shippingAddress",
        company_name as company, nullif(company_vat_id, '') as "vatId",
        measurement_agreed_at as "agreedToMeasurementAt", measurement_wording as "agreedToWords",
        (select jsonb_agg(jsonb_build_object(
            'title', title, 'quantity', quantity, 'unitCents', unit_minor,
            'color', color, 'size', size) order by _order)
          from orders_items where _parent_id = orders.id) as items,
        created_at as "createdAt", paid_at as "paidAt"
      from orders where profile_id = ${profileId} and ${ofBuyer} order by created_at`),
    boughtElsewhere: await rows(sql`
      select source as "at", number, email, name, country, currency,
        total_minor as "totalMinor", ordered_at as "orderedAt",
        (select jsonb_agg(jsonb_build_object(
            'title', title, 'quantity', quantity, 'option', nullif(option, '')) order by _order)
          from past_orders_lines where _parent_id = past_orders.id) as items
      from past_orders where profile_id = ${profileId} and email = ${email} order by ordered_at`),
    memberElsewhere: await rows(sql`
      select source as "at", email, name, tier_name as tier, status, standing,
        member_since as "memberSince", paid_until as "paidUntil", is_mailed as "agreedToMails"
      from imported_members where profile_id = ${profileId} and email = ${email} order by created_at`),
    downloads: await rows(sql`
      select products.title as product, tracks.title as track, downloads.created_at as "createdAt"
      from downloads
      join entitlements on entitlements.id = downloads.entitlement_id
      join orders on orders.id = entitlements.order_id
      left join tracks on tracks.id = downloads.track_id
      left join products on products.id = entitlements.product_id
      where downloads.profile_id = ${profileId} and ${ofBuyer} order by downloads.created_at`),
    giftsGiven: await rows(sql`
      select orders.public_ref as "order", title, recipient_name as "recipientName",
        recipient_email as "recipientEmail", giver_name as "yourName", message,
        gifts.status, deliver_at as "deliverAt"
      from gifts join orders on orders.id = gifts.order_id
      where gifts.profile_id = ${profileId} and ${ofBuyer} order by gifts.created_at`),
    giftsReceived: await rows(sql`
      select title, recipient_name as "yourName", claimed_email as "yourEmail",
        giver_name as "giverName", message, claimed_at as "claimedAt",
        jsonb_strip_nulls(jsonb_build_object(
          'name', address_name, 'street', address_street, 'line2', nullif(address_line2, ''),
          'zipCode', address_zip_code, 'city', address_city,
          'region', nullif(address_region, ''), 'country', address_country)) as address
      from gifts
      where profile_id = ${profileId} and status = 'claimed'
        and ${ownedByAccount({ id, email }, 'gifts', ['claimed_email'])} order by claimed_at`),
    tickets: await rows(sql`
      select events.title as event, tickets.code, tickets.kind, holder_name as name,
        tickets.status, checked_in_at as "usedAt"
      from tickets left join events on events.id = tickets.event_id
      where tickets.profile_id = ${profileId}
        and ${ownedByAccount({ id, email }, 'tickets', ['holder_email'])}
      order by tickets.created_at`),
    comments: await rows(sql`
      select post_id as post, content, created_at as "createdAt"
      from comments where account_id = ${id} order by created_at`),
    likesAndSaves: await rows(sql`
      select kind, post_id as post, created_at as "createdAt"
      from reactions where account_id = ${id} order by created_at`),
    pollVotes: await rows(sql`
      select coalesce(posts.poll_question, text_polls.question) as question,
        coalesce(options.text, chosen.text) as choice, votes.created_at as "createdAt"
      from poll_votes votes
      left join posts on posts.id = votes.post_id
      left join posts_poll_options options
        on options._parent_id = posts.id and options.id = votes.option_id
      left join text_polls on text_polls.id = votes.text_poll_id
      left join lateral jsonb_to_recordset(text_polls.options) chosen(id text, text text)
        on chosen.id = votes.option_id
      where votes.account_id = ${id} order by votes.created_at`),
    emailLists: await rows(sql`
      select lists.name as list, subscribers.status, subscribers.first_name as "firstName",
        subscribers.last_name as "lastName", subscribers.created_at as "createdAt"
      from subscribers join email_lists lists on lists.id = subscribers.list_id
      where subscribers.profile_id = ${profileId} and subscribers.email = ${email}`),
    waitlists: await rows(sql`
      select events.title as event, kinds.title as kind, waitlist_entries.created_at as "createdAt",
        notified_at as "notifiedAt"
      from waitlist_entries join events on events.id = waitlist_entries.event_id
      left join variants kinds on kinds.id = waitlist_entries.ticket_id
      where waitlist_entries.profile_id = ${profileId} and waitlist_entries.email = ${email}
      order by waitlist_entries.created_at`),
    messages: await rows(sql`
      select name, email, message, created_at as "createdAt"
      from contact_messages where profile_id = ${profileId} and email = ${email}`),
    notesAboutYou: await rows(sql`
      select notes.text, notes.created_at as "createdAt"
      from person_notes notes join people on people.id = notes.person_id
      where people.profile_id = ${profileId} and people.email = ${email}
      order by notes.created_at`),
    tagsAboutYou: await rows(sql`
      select jsonb_array_elements_text(coalesce(tags, '[]')) as tag from people
      where profile_id = ${profileId} and email = ${email}`),
    // What the artist calls an automation is for them alone.
    doneByAutomations: await rows(sql`
      select done ->> 'kind' as what, done ->> 'outcome' as outcome, done ->> 'at' as "doneAt",
        runs.occurred_at as "occurredAt"
      from automation_runs runs
      left join lateral jsonb_array_elements(runs.outcomes) done on true
      where runs.profile_id = ${profileId} and (runs.account_id = ${id} or runs.email = ${email})
      order by runs.occurred_at`),
    mails: await rows(sql`
      select subject, kind, state, created_at as "createdAt"
      from mail_log where profile_id = ${profileId} and "to" = ${email} order by created_at`),
  }
}
