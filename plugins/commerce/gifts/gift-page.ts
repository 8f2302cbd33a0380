import type { PayloadRequest } from 'payload'
import { rightsOfGift, usableOf } from '@/plugins/commerce/downloads/download-rights'
import { noFiles, toOwnedFiles } from '@/plugins/commerce/downloads/owned-files'
import { findGift } from '@/plugins/commerce/gifts/find-gift'
import { countryOfGift } from '@/plugins/commerce/gifts/gift-country'
import { hashGiftToken, isGiftEventCancelled } from '@/plugins/commerce/gifts/gift-link'
import { isMembershipGift, whyNotYet } from '@/plugins/commerce/gifts/gift-membership'
import { findOrder, idOf } from '@/plugins/commerce/orders/find-order'
import { giftMembershipOf } from '@/plugins/commerce/orders/gift-memberships'
import { toAddress } from '@/plugins/commerce/orders/order-view'
import { unitsGivenBack } from '@/plugins/commerce/payments/refund-rows'
import { findTickets, toTicketCards } from '@/plugins/commerce/tickets/find-tickets'
import { eventOfLine } from '@/plugins/commerce/tickets/own-tickets'
import type { GiftEvent, GiftKind, GiftPage } from '@/src/core/contracts/orders/gift-answers'
import { AppError } from '@/src/core/errors'
import { giftStateOf } from '@/src/core/gifts/gift-states'
import { unitsLeft } from '@/src/core/orders/refund-amounts'
import { paidStatuses } from '@/src/core/orders/statuses'
import { variantLabel } from '@/src/core/orders/variant-labels'
import type { Gift, Order } from '@/src/payload-types'
import { releaseFiles } from '@/src/server/delivery/release-files'
import { listTiers } from '@/src/server/site-data'

export type OpenGift = { gift: Gift; order: Order; isYours: boolean }

/**
 * The gift that a link opens, or the claimant's key; both also show that it was revoked. An
 * unknown one and another site's look the same.
 *
 * @throws {AppError} `NOT_FOUND`
 */
export async function openGift(
  req: PayloadRequest,
  { profileId, token }: { profileId: string; token: string },
): Promise<OpenGift> {
  const hash = hashGiftToken(token)
  const gift = await findGift(req, {
    and: [
      { profile: { equals: profileId } },
      { status: { in: ['sent', 'claimed', 'cancelled'] } },
      { or: [{ claimHash: { equals: hash } }, { keyHash: { equals: hash } }] },
    ],
  })
  const order = gift && (await findOrder(req, { id: { equals: idOf(gift.order) } }))
  // What somebody has claimed stays theirs when the buyer's money goes back, unless it was withdrawn.
  const isClaimed = gift?.status === 'claimed'
  if (!gift || !order || (gift.status === 'sent' && !paidStatuses.includes(order.status))) {
    throw new AppError('NOT_FOUND')
  }
  return { gift, order, isYours: isClaimed && gift.keyHash === hash }
}

/**
 * What the holder of the link may see; the contents only for the claimant.
 *
 * @param account of the visitor, when signed in
 */
export async function toGiftPage(
  req: PayloadRequest,
  { gift, order, isYours }: OpenGift,
  account: { id: string; profileId: string } | null,
): Promise<GiftPage> {
  const item = order.items[gift.line]
  const given = item ? giftMembershipOf(item) : null
  const tiers = given ? await listTiers(idOf(gift.profile)) : []
  const event = await eventOfLine(req, order, gift.line)
  const returned = await unitsGivenBack(req, order.id)
  const state = await stateOf(req, gift)
  return {
    state,
    isYours,
    kind: kindOf(order, gift.line, event),
    productId: item?.product ? idOf(item.product) : '',
    title: gift.title,
    detail: item ? variantLabel(item) : '',
    // Anyone who keeps what was refunded has all of it.
    quantity: unitsLeft(order.items, gift.line, returned) || (item?.quantity ?? 1),
    coverImage: item?.coverUrl ?? '',
    event,
    giverName: gift.giverName ?? '',
    recipientName: gift.recipientName,
    message: gift.message ?? '',
    email: state === 'sent' ? gift.recipientEmail : '',
    country: order.items[gift.line]?.deliveryType === 'shipping' ? countryOfGift(order, gift) : '',
    expiresAt: gift.expiresAt ?? null,
    address: isYours ? toAddress(gift.address) : null,
    ...(isYours ? await filesOf(req, gift) : { availableFrom: null, ...noFiles }),
    tickets: isYours ? await ticketsOf(req, gift) : [],
    until: isYours ? (gift.givenUntil ?? null) : null,
    benefits: [...(tiers.find(({ id }) => id === given?.tierId)?.benefits ?? [])],
    obstacle:
      given && account && state === 'sent' ? await whyNotYet(req, account, given.tierId) : '',
  }
}

async function stateOf(req: PayloadRequest, gift: Gift): Promise<GiftPage['state']> {
  const state = giftStateOf(
    {
      status: gift.status,
      expiresAt: gift.expiresAt ? new Date(gift.expiresAt) : null,
      isOrderOver: false,
      isMailFailed: false,
    },
    new Date(),
  )
  // Who has the tickets is told by mail, and keeps what they were given.
  if (state === 'claimed') {
    return state
  }
  if (await isGiftEventCancelled(req, gift)) {
    return 'event_cancelled'
  }
  return state === 'expired' || state === 'cancelled' ? state : 'sent'
}

function kindOf(order: Order, line: number, event: GiftEvent | null): GiftKind {
  if (isMembershipGift(order, line)) {
    return 'membership'
  }
  return event ? 'ticket' : (order.items[line]?.deliveryType ?? 'digital')
}

async function filesOf(req: PayloadRequest, gift: Gift) {
  const rights = await rightsOfGift(req, { orderId: idOf(gift.order), line: gift.line })
  const [right] = rights.filter(({ revokedAt }) => !revokedAt)
  if (!right) {
    return { availableFrom: null, ...noFiles }
  }
  if ((await usableOf(req, [right])).length === 0) {
    return { availableFrom: right.availableFrom ?? null, ...noFiles }
  }
  const product = idOf(right.product)
  const files = await releaseFiles(req, idOf(gift.profile), [product])
  return { availableFrom: null, ...toOwnedFiles(files.get(product)) }
}

async function ticketsOf(req: PayloadRequest, gift: Gift) {
  const ofLine = { order: { equals: idOf(gift.order) }, line: { equals: gift.line } }
  return toTicketCards(req, await findTickets(req, ofLine))
}
