import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import type { SubscriptionView } from '@/src/core/contracts/accounts/account-answers'
import { subscriptionsAnswer } from '@/src/core/contracts/accounts/account-answers'
import { type SubscriptionBody, subscriptionBody } from '@/src/core/contracts/accounts/accounts'
import { AppError } from '@/src/core/errors'
import { verifiedEmailOf } from '@/src/server/accounts/verified-email'
import { joinList, withoutNames } from '@/src/server/audience/join-and-leave'
import { liftSuppression } from '@/src/server/audience/undeliverable'
import { dropUnwanted } from '@/src/server/mail/is-still-wanted'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import type { VisitorAccount } from '@/src/server/session'
import { runSql, txDb } from '@/src/server/transaction'

const path = '/accounts/me/email-lists'

const list = definePublicEndpoint({
  method: 'get',
  path,
  summary: 'Which email lists the visitor is on',
  answer: subscriptionsAnswer,
  account: 'required',
  run: async ({ req, account }) =>
    subscriptionsOf(req, account, await verifiedEmailOf(req, account.id)),
})

const change = definePublicEndpoint({
  method: 'patch',
  path,
  summary: 'Join an email list, or leave it with a confirmed email',
  answer: subscriptionsAnswer,
  failures: ['EMAIL_NOT_CONFIRMED'],
  body: subscriptionBody,
  account: 'required',
  rateLimit: 'accountChange',
  run: async ({ req, account, body }) => {
    const email = await verifiedEmailOf(req, account.id)
    if (email === null) {
      return askToJoin(req, account, body)
    }
    const db = await txDb(req)
    const { rows: lists } = await db.execute(sql`
      select 1 from email_lists
      where id = ${body.emailListId} and profile_id = ${account.profileId}`)
    if (lists.length === 0) {
      throw new AppError('NOT_FOUND')
    }
    // The address is confirmed already, so a list that asks for that need not ask again.
    await (body.isSubscribed
      ? db.execute(sql`
          insert into subscribers (profile_id, list_id, email, status, source, confirmed_at)
          values (${account.profileId}, ${body.emailListId}, ${email}, 'confirmed', 'account', now())
          on conflict (list_id, email) do update
          set status = 'confirmed', source = 'account', confirmed_at = now(), unsubscribed_at = null,
            updated_at = now()`)
      : db.execute(sql`
          update subscribers
          set status = 'unsubscribed', unsubscribed_at = now(), updated_at = now(), ${withoutNames}
          where list_id = ${body.emailListId} and email = ${email}`))
    const address = { profileId: account.profileId, email }
    await (body.isSubscribed ? liftSuppression(req, address) : dropUnwanted(db, address))
    return subscriptionsOf(req, account, email)
  },
})

/** Anyone who typed an address that is not confirmed may do with it what the public form allows. */
async function askToJoin(
  req: PayloadRequest,
  account: VisitorAccount,
  { emailListId, isSubscribed }: SubscriptionBody,
): Promise<SubscriptionView[]> {
  if (!isSubscribed) {
    throw new AppError('EMAIL_NOT_CONFIRMED')
  }
  const { profileId, email } = account
  await joinList(req, { profileId, listId: emailListId, email })
  return subscriptionsOf(req, account, null)
}

/** @param email null while it is not confirmed, and nothing may be told about it */
async function subscriptionsOf(
  req: PayloadRequest,
  { profileId }: VisitorAccount,
  email: string | null,
): Promise<SubscriptionView[]> {
  const rows = await runSql(req)<SubscriptionView>`
    select lists.id, lists.name, case when ${email}::text is not null
      then coalesce(subscribers.status = 'confirmed', false) end as "isSubscribed"
    from email_lists lists
    left join subscribers on subscribers.list_id = lists.id and subscribers.email = ${email}
    where lists.profile_id = ${profileId}
    order by lists.created_at`
  return rows
}

export const accountEmailListEndpoints: Endpoint[] = [list, change]
