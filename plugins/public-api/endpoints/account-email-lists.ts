import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { withoutNames } from '@/plugins/public-api/subscription'
import { subscriptionBody } from '@/src/core/contracts/accounts'
import type { SubscriptionView } from '@/src/core/contracts/answers/own-account'
import { subscriptionsAnswer } from '@/src/core/contracts/answers/own-account'
import { AppError } from '@/src/core/errors'
import { requireVerifiedEmail } from '@/src/server/accounts/verified-email'
import { liftSuppression } from '@/src/server/audience/undeliverable'
import { dropUnwanted } from '@/src/server/mail/is-still-wanted'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import type { VisitorAccount } from '@/src/server/session'
import { runSql, txDb } from '@/src/server/transaction'

const path = '/accounts/me/email-lists'

/** Which lists send mail to the visitor. Unknown until the email is confirmed: it may be another's. */
const list = definePublicEndpoint({
  method: 'get',
  path,
  summary: 'Which email lists the visitor is on',
  answer: subscriptionsAnswer,
  failures: ['FORBIDDEN'],
  account: 'required',
  run: async ({ req, account }) =>
    subscriptionsOf(req, account, await requireVerifiedEmail(req, account.id)),
})

const change = definePublicEndpoint({
  method: 'patch',
  path,
  summary: 'Join or leave an email list with the own, confirmed email',
  answer: subscriptionsAnswer,
  failures: ['FORBIDDEN'],
  body: subscriptionBody,
  account: 'required',
  rateLimit: 'accountChange',
  run: async ({ req, account, body }) => {
    const email = await requireVerifiedEmail(req, account.id)
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
          set status = 'confirmed', confirmed_at = now(), unsubscribed_at = null, updated_at = now()`)
      : db.execute(sql`
          update subscribers
          set status = 'unsubscribed', unsubscribed_at = now(), updated_at = now(), ${withoutNames}
          where list_id = ${body.emailListId} and email = ${email}`))
    const address = { profileId: account.profileId, email }
    await (body.isSubscribed ? liftSuppression(req, address) : dropUnwanted(db, address))
    return subscriptionsOf(req, account, email)
  },
})

async function subscriptionsOf(
  req: PayloadRequest,
  { profileId }: VisitorAccount,
  email: string,
): Promise<SubscriptionView[]> {
  const rows = await runSql(req)<SubscriptionView>`
    select lists.id, lists.name, coalesce(subscribers.status = 'confirmed', false) as "isSubscribed"
    from email_lists lists
    left join subscribers on subscribers.list_id = lists.id and subscribers.email = ${email}
    where lists.profile_id = ${profileId}
    order by lists.created_at`
  return rows
}

export const accountEmailListEndpoints: Endpoint[] = [list, change]
