import { createHmac, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { SubscriberStatus } from '@/src/core/contracts/audience/email-lists'
import { AppError } from '@/src/core/errors'
import { emailListMessages } from '@/src/core/messages/email-list'
import { slugs } from '@/src/core/slugs'
import { readLeave } from '@/src/server/audience/leave-token'
import { setMailSetting } from '@/src/server/audience/mail-settings'
import { isSuppressed, suppressEmails } from '@/src/server/audience/suppression-list'
import { liftSuppression } from '@/src/server/audience/undeliverable'
import { isBelowLimit } from '@/src/server/http/rate-limit'
import { type PreparedMail, prepareMail } from '@/src/server/mail/compose-template'
import { type Address, dropUnwanted } from '@/src/server/mail/is-still-wanted'
import { payloadSecret } from '@/src/server/secret'
import { hashOf } from '@/src/server/session'
import { runSql, txDb, withTx } from '@/src/server/transaction'

type Join = { profileId: string; listId: string; email: string }
type Subscriber = { id: string; status: SubscriberStatus }

/** Nothing is sent to who left, so their address alone is kept. */
export const withoutNames = sql`first_name = null, last_name = null`

/**
 * Puts an address on a list, or asks it by mail to confirm. Anyone who is on it already is not told
 * apart from anyone who is not.
 *
 * @returns whether the list asks new addresses to confirm
 * @throws {AppError} `NOT_FOUND` for a list that is not this profile's
 */
export async function joinList(
  req: PayloadRequest,
  join: Join,
): Promise<{ asksToConfirm: boolean }> {
  const { docs } = await req.payload.find({
    collection: slugs.emailLists,
    where: { and: [{ id: { equals: join.listId } }, { profile: { equals: join.profileId } }] },
    limit: 1,
    depth: 0,
    joins: false,
    req,
  })
  const [list] = docs
  if (!list) {
    throw new AppError('NOT_FOUND')
  }
  const sender = (await mayMail(req, join)) ? await prepareMail(join.profileId, 'email-list') : null
  await withTx(req, async () => {
    const { id, status } = await subscriberOf(req, join)
    // Who left comes back only by their own word, whatever the list asks of others.
    const isNew = status === 'pending' && !(await isSuppressed(req, join))
    if (isNew && !list.doubleOptIn) {
      await setStatus(req, id, 'confirmed')
    } else if (status !== 'confirmed' && sender) {
      await mailConfirmation(req, sender, { ...join, listName: list.name, subscriberId: id })
    }
  })
  return { asksToConfirm: Boolean(list.doubleOptIn) }
}

/** @throws {AppError} `VALIDATION_FAILED` when no subscriber of this site has the secret */
export async function confirmSubscriber(req: PayloadRequest, key: Key): Promise<void> {
  await setStatus(req, await findByToken(req, key), 'confirmed')
}

export async function isConfirmed(
  req: PayloadRequest,
  { profileId, token }: Key,
): Promise<boolean> {
  const found = await find(
    req,
    sql`token_hash = ${hashOf(token)} and profile_id = ${profileId} and status = 'confirmed'`,
  )
  return found !== undefined
}

/** @throws {AppError} `VALIDATION_FAILED` when no subscriber of this site has the secret */
export async function unsubscribe(req: PayloadRequest, key: Key): Promise<void> {
  const leave = readLeave(key.profileId, key.token)
  if (leave?.kind === 'waitlist') {
    await leaveWaitlist(req, leave.id)
  } else if (leave?.kind === 'list') {
    await leaveList(req, key, leave.id)
  } else if (leave) {
    await setMailSetting(req, leave.id, { kind: leave.kind, isOn: false })
  } else {
    await setStatus(req, await findByToken(req, key), 'unsubscribed')
  }
}

async function leaveList(req: PayloadRequest, key: Key, id: string): Promise<void> {
  const found = await find(req, sql`id = ${id} and profile_id = ${key.profileId}`)
  await (found ? setStatus(req, found, 'unsubscribed') : leaveByMail(req, key))
}

/**
 * The list or the row is gone, and the address may be on one again by an import: only the mail still knows it.
 * Anyone who is written to without wanting it leaves everything that the artist made of that address.
 */
async function leaveByMail(req: PayloadRequest, { profileId, token }: Key): Promise<void> {
  const db = await txDb(req)
  const ending = `=${token}`
  const { rows } = await db.execute<{ email: string }>(sql`
    select distinct lower("to") as email from mail_log
    where profile_id = ${profileId} and right(unsubscribe_url, ${ending.length}) = ${ending}`)
  for (const { email } of rows) {
    await leaveLists(req, { profileId, email })
    await suppressEmails(req, profileId, [email])
  }
}

/** Takes an address off all lists of the artist; what waits to be sent to it because of them is not sent. */
export async function leaveLists(req: PayloadRequest, address: Address): Promise<void> {
  const db = await txDb(req)
  await db.execute(sql`
    update subscribers
    set status = 'unsubscribed', unsubscribed_at = now(), updated_at = now(), ${withoutNames}
    where profile_id = ${address.profileId} and email = ${address.email}
      and status <> 'unsubscribed'`)
  await dropUnwanted(db, address)
}

/** Nothing of who waited is kept. */
async function leaveWaitlist(req: PayloadRequest, id: string): Promise<void> {
  const db = await txDb(req)
  const { rows } = await db.execute<Address>(sql`
    delete from waitlist_entries where id = ${id} returning profile_id as "profileId", email`)
  if (rows[0]) {
    await dropUnwanted(db, rows[0])
  }
}

/**
 * The secret of a subscriber's links, 256 bits. It is always the same, so that links in older mails
 * go on working when somebody joins once more; only its hash is stored.
 */
function tokenOf(subscriberId: string): string {
  return createHmac('sha256', payloadSecret())
    .update(`subscriber:${subscriberId}`)
    .digest('base64url')
}

/** The row of an address on a list, made when there is none. */
async function subscriberOf(req: PayloadRequest, join: Join): Promise<Subscriber> {
  // The update changes nothing; without it a row that is there would not be answered.
  const [subscriber] = await runSql(req)<Subscriber>`
    insert into subscribers (profile_id, list_id, email, status, source)
    values (${join.profileId}, ${join.listId}, ${join.email}, 'pending', 'form')
    on conflict (list_id, email) do update set email = excluded.email
    returning id, status`
  if (!subscriber) {
    throw new Error('A subscriber could not be written')
  }
  await runSql(req)`
    update subscribers set token_hash = ${hashOf(tokenOf(subscriber.id))}
    where id = ${subscriber.id} and token_hash is null`
  return subscriber
}

type Key = { profileId: string; token: string }

/** @throws {AppError} `VALIDATION_FAILED` for none: also where the owner has deleted them since */
async function findByToken(req: PayloadRequest, { profileId, token }: Key): Promise<string> {
  const id = await find(req, sql`token_hash = ${hashOf(token)} and profile_id = ${profileId}`)
  if (!id) {
    const message = emailListMessages.linkUnknown
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'token', message }] })
  }
  return id
}

async function find(req: PayloadRequest, which: SQL): Promise<string | undefined> {
  const rows = await runSql(req)<{ id: string }>`select id from subscribers where ${which}`
  return rows[0]?.id
}

async function setStatus(req: PayloadRequest, id: string, status: SubscriberStatus) {
  const db = await txDb(req)
  const isConfirmed = status === 'confirmed'
  const { rows } = await db.execute<Address>(sql`
    update subscribers set
      status = ${status},
      confirmed_at = case when ${isConfirmed} then now() else confirmed_at end,
      unsubscribed_at = case when ${isConfirmed} then null else now() end,
      updated_at = now()${isConfirmed ? sql`, source = 'form'` : sql`, ${withoutNames}`}
    where id = ${id} and status <> ${status} returning profile_id as "profileId", email`)
  const [address] = rows
  if (address) {
    await (isConfirmed ? liftSuppression(req, address) : dropUnwanted(db, address))
  }
}

/** Beyond the limits of one address nothing is sent, and the answer stays the same. */
async function mayMail({ payload }: PayloadRequest, { listId, email }: Join): Promise<boolean> {
  return (
    (await isBelowLimit({ payload, limit: 'emailListMail', by: [listId, email] })) &&
    (await isBelowLimit({ payload, limit: 'mailToAddress', by: ['email-list', email] }))
  )
}

type Confirmation = { email: string; listName: string; subscriberId: string }

/** Asks an address whether it wants to be on a list. */
async function mailConfirmation(
  req: PayloadRequest,
  mail: PreparedMail,
  { email, listName, subscriberId }: Confirmation,
): Promise<void> {
  const token = tokenOf(subscriberId)
  const { origin } = mail
  await mail.queue(req, {
    to: email,
    about: { type: slugs.subscribers, id: subscriberId },
    unsubscribeUrl: `${origin}/api/public/email-lists/unsubscribe/one-click?token=${token}`,
    unsubscribePage: `${origin}/email-list/unsubscribe?token=${token}`,
    dedupeKey: `email-list:${randomUUID()}`,
    values: {
      'list.name': listName,
      'confirm.url': `${origin}/email-list/confirm?token=${token}`,
    },
  })
}
