import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { findGift, type GiftChange, updateGift } from '@/plugins/commerce/gifts/find-gift'
import { claimTokenOf, hashGiftToken } from '@/plugins/commerce/gifts/gift-link'
import {
  type GiftMails,
  prepareGiftMails,
  queueGiftMail,
  queueGiftReceipt,
} from '@/plugins/commerce/gifts/gift-mails'
import { findOrder, idOf } from '@/plugins/commerce/orders/find-order'
import { limits } from '@/src/core/limits'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import type { Gift } from '@/src/payload-types'
import { isCancelled } from '@/src/server/delivery/is-event-cancelled'
import { isolateFailure } from '@/src/server/queue/isolate-failures'
import { runSql, withTx } from '@/src/server/transaction'

const atOnce = 200
const dayMs = 86_400_000

/**
 * Sends the gifts whose moment has come, but no tickets of an event that was cancelled. The gift's row is
 * the queue: a round that dies changed nothing, and several at the same time take different gifts.
 *
 * @returns how many were sent
 */
export async function deliverDueGifts(payload: Payload): Promise<number> {
  const due = await findDue(payload)
  let sent = 0
  const mailsOf = new Map<string, GiftMails>()
  for (const { id, profileId } of due) {
    const isSent = await isolateFailure(payload, { what: 'Gift not sent', id }, async () => {
      const mails = mailsOf.get(profileId) ?? (await prepareGiftMails(profileId))
      mailsOf.set(profileId, mails)
      return deliver(payload, id, mails)
    })
    sent += isSent ? 1 : 0
    if (isSent === null) {
      await putOff(payload, id)
    }
  }
  return sent
}

async function findDue(payload: Payload): Promise<{ id: string; profileId: string }[]> {
  const rows = await runSql(await createLocalReq({}, payload))<{ id: string; profileId: string }>`
    select id, profile_id as "profileId" from gifts
    where status = 'scheduled' and deliver_at <= now()
      and failures < ${limits.gift.failuresMax} and (next_try_at is null or next_try_at <= now())
      and not ${isCancelled}
    order by deliver_at limit ${atOnce}`
  return rows
}

/** What stands in its way may go: tried again ever later, and given up in the end for the owner to see. */
async function putOff(payload: Payload, id: string): Promise<void> {
  const { firstRetrySeconds, longestRetrySeconds } = limits.gift
  await runSql(await createLocalReq({}, payload))`
    update gifts set failures = failures + 1, problem = ${giftAnswers.notSent},
      next_try_at = now() + make_interval(
        secs => least(${firstRetrySeconds} * power(2, failures), ${longestRetrySeconds}))
    where id = ${id} and status = 'scheduled'`
}

async function deliver(payload: Payload, id: string, mails: GiftMails): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return withTx(req, async () => {
    const rows = await runSql(req)`
      select 1 from gifts where id = ${id} and status = 'scheduled' for update skip locked`
    const gift = rows.length > 0 ? await findGift(req, { id: { equals: id } }) : null
    const order = gift && (await findOrder(req, { id: { equals: idOf(gift.order) } }))
    if (!gift || !order) {
      return false
    }
    const now = Date.now()
    const sent = await sendGift(req, gift, mails, {
      status: 'sent',
      sentAt: new Date(now).toISOString(),
      problem: null,
      failures: 0,
      nextTryAt: null,
      expiresAt: new Date(now + limits.gift.validDays * dayMs).toISOString(),
    })
    await queueGiftReceipt(req, sent, { order, mails })
    return true
  })
}

/** Writes to the recipient, in the transaction of `req` with the gift's row locked. */
export async function sendGift(
  req: PayloadRequest,
  gift: Gift,
  mails: GiftMails,
  change: GiftChange = {},
): Promise<Gift> {
  const next = { ...gift, ...change, mails: gift.mails + 1 }
  const claimHash = hashGiftToken(claimTokenOf(req.payload.secret, next))
  await updateGift(req, gift.id, { ...change, mails: next.mails, claimHash })
  await queueGiftMail(req, next, mails)
  return { ...next, claimHash }
}
