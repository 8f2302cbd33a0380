import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { limitGifts } from '@/plugins/commerce/gifts/create-gifts'
import { sendGift } from '@/plugins/commerce/gifts/deliver-gifts'
import { findGift, findGifts, lockGift, updateGift } from '@/plugins/commerce/gifts/find-gift'
import { refuseCancelled } from '@/plugins/commerce/gifts/gift-link'
import { prepareGiftMails } from '@/plugins/commerce/gifts/gift-mails'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { OrderGift } from '@/src/core/contracts/orders/gift-answers'
import { AppError } from '@/src/core/errors'
import { giftStateOf, openGiftStates } from '@/src/core/gifts/gift-states'
import { limits } from '@/src/core/limits'
import { giftMessages } from '@/src/core/messages/gift'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import type { Gift, Order } from '@/src/payload-types'
import { giftMailKey, isUndelivered } from '@/src/server/delivery/undelivered-gifts'
import { runSql, withTx } from '@/src/server/transaction'

/** The gifts of an order by line, as their buyer sees them. */
export async function giftsOfOrder(
  req: PayloadRequest,
  order: Order,
): Promise<ReadonlyMap<number, OrderGift>> {
  const hasGifts = order.items.some(({ giftFor }) => giftFor)
  const gifts = hasGifts ? await findGifts(req, { order: { equals: order.id } }) : []
  const views = await toOrderGifts(req, order, gifts)
  return new Map(gifts.flatMap(({ line }, index) => (views[index] ? [[line, views[index]]] : [])))
}

/** In the order of the given gifts, all of one order. */
export async function toOrderGifts(
  req: PayloadRequest,
  { status }: Pick<Order, 'status'>,
  gifts: readonly Gift[],
): Promise<OrderGift[]> {
  const undelivered = await undeliveredOf(req, gifts)
  const now = new Date()
  return gifts.map((gift) => {
    const isUnpaid = gift.status === 'pending_payment' && status === 'cancelled'
    const state = isUnpaid
      ? 'cancelled'
      : giftStateOf(
          {
            status: gift.status,
            expiresAt: gift.expiresAt ? new Date(gift.expiresAt) : null,
            isOrderOver: status === 'failed',
            isMailFailed: undelivered.has(gift.id),
          },
          now,
        )
    const isOpen = openGiftStates.includes(state) && gift.status !== 'pending_payment'
    return {
      recipientName: gift.recipientName,
      recipientEmail: gift.recipientEmail,
      message: gift.message ?? '',
      state,
      deliverAt: gift.sentAt ?? gift.deliverAt ?? null,
      canChange: isOpen,
      canSendAgain: isOpen && (gift.status === 'sent' || gift.failures > 0),
    }
  })
}

/** Ids of those whose mail was given up. */
async function undeliveredOf(
  req: PayloadRequest,
  gifts: readonly Gift[],
): Promise<ReadonlySet<string>> {
  if (gifts.length === 0) {
    return new Set()
  }
  const rows = await runSql(req)<{ id: string }>`
    select id from gifts
    where id = any(${`{${gifts.map(({ id }) => id).join(',')}}`}::uuid[]) and ${isUndelivered}`
  return new Set(rows.map(({ id }) => id))
}

/**
 * Corrects whom an unclaimed gift goes to. The former link is worthless from then on, and a gift that
 * was sent already is sent to the new address.
 *
 * @throws {AppError} `NOT_FOUND`, `VALIDATION_FAILED` for the buyer's own address, `CONFLICT` once it is
 *   claimed, over, taken back or cancelled, `TOO_MANY_REQUESTS`
 */
export async function changeGift(
  req: PayloadRequest,
  order: Order,
  { line, recipientEmail }: { line: number; recipientEmail: string },
): Promise<OrderGift> {
  if (recipientEmail === order.email) {
    const message = giftMessages.notYourself
    const errors = [{ field: 'recipientEmail', message }]
    throw new AppError('VALIDATION_FAILED', { message, errors })
  }
  await limitGifts(req, [{ gift: { recipientEmail } }])
  return change(req, order, line, async (gift, mails) => {
    if (gift.recipientEmail === recipientEmail) {
      return
    }
    const next = { recipientEmail, linkVersion: gift.linkVersion + 1, ...triedAnew }
    if (gift.status === 'sent') {
      await refuseTooMany(req, gift, 'corrected')
      await sendGift(req, gift, mails, next)
    } else {
      await updateGift(req, gift.id, next)
    }
  })
}

/**
 * Sends the mail of an unclaimed gift once more, with the same link.
 *
 * @throws {AppError} as {@link changeGift}; `CONFLICT` also before its day
 */
export async function sendGiftAgain(
  req: PayloadRequest,
  order: Order,
  line: number,
): Promise<OrderGift> {
  return change(req, order, line, async (gift, mails) => {
    if (gift.status === 'sent') {
      await refuseTooMany(req, gift, 'again')
      await sendGift(req, gift, mails)
    } else if (gift.failures > 0) {
      await updateGift(req, gift.id, triedAnew)
    } else {
      throw new AppError('CONFLICT', { message: giftAnswers.cannotChange })
    }
  })
}

/** One whose mail could not be written is due at once, however often that failed. */
const triedAnew = { failures: 0, nextTryAt: null, problem: null }

type Mails = Awaited<ReturnType<typeof prepareGiftMails>>

async function change(
  req: PayloadRequest,
  order: Order,
  line: number,
  apply: (gift: Gift, mails: Mails) => Promise<void>,
): Promise<OrderGift> {
  const found = await findGift(req, {
    and: [{ order: { equals: order.id } }, { line: { equals: line } }],
  })
  if (!found) {
    throw new AppError('NOT_FOUND')
  }
  const mails = await prepareGiftMails(idOf(order.profile))
  await withTx(req, async () => {
    const gift = await lockGift(req, found.id)
    const [view] = await toOrderGifts(req, order, [gift])
    if (!view?.canChange) {
      throw new AppError('CONFLICT', { message: giftAnswers.cannotChange })
    }
    await refuseCancelled(req, gift, giftAnswers.cancelled)
    await apply(gift, mails)
  })
  const [view] = await toOrderGifts(req, order, [await lockGift(req, found.id)])
  if (!view) {
    throw new AppError('NOT_FOUND')
  }
  return view
}

const daySeconds = 24 * 60 * 60
const { againPerDay, correctedPerDay } = limits.gift

const allowed = {
  again: { perDay: againPerDay, message: giftAnswers.againTomorrow },
  corrected: { perDay: correctedPerDay, message: giftAnswers.correctTomorrow },
}

/**
 * A few a day of each: anyone who buys a gift must not be able to fill somebody's mailbox. Counted under the
 * lock of the gift, in the log of mails, where a mail to another address than the one before is a
 * correction.
 *
 * @throws {AppError} `TOO_MANY_REQUESTS`
 */
async function refuseTooMany(
  req: PayloadRequest,
  { id, mails }: Gift,
  why: keyof typeof allowed,
): Promise<void> {
  // As many as a day may have, and the one before them.
  const latest = Array.from({ length: againPerDay + correctedPerDay + 1 }, (_, ago) =>
    giftMailKey({ id, mails: mails - ago }),
  )
  const keys = sql.join(
    latest.map((key) => sql`${key}`),
    sql`, `,
  )
  const rows = await runSql(req)<{ count: number }>`
    select count(*)::int as count from (
      select created_at, "to" <> lag("to") over (order by created_at) as corrected
      from mail_log where dedupe_key in (${keys})
    ) as mails
    where corrected = ${why === 'corrected'}
      and created_at > now() - make_interval(secs => ${daySeconds})`
  const { perDay, message } = allowed[why]
  if ((rows[0]?.count ?? 0) >= perDay) {
    throw new AppError('TOO_MANY_REQUESTS', { message, retryAfterSeconds: daySeconds })
  }
}
