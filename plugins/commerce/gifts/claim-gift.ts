import type { PayloadRequest } from 'payload'
import { grantDownloads } from '@/plugins/commerce/downloads/grant-downloads'
import { findGift, updateGift } from '@/plugins/commerce/gifts/find-gift'
import { countryOfGift } from '@/plugins/commerce/gifts/gift-country'
import { giftKeyOf, hashGiftToken, refuseCancelled } from '@/plugins/commerce/gifts/gift-link'
import { queueClaimedMail } from '@/plugins/commerce/gifts/gift-mails'
import {
  claimMembership,
  isMembershipGift,
  requireGivenMembership,
} from '@/plugins/commerce/gifts/gift-membership'
import { closeOpenCheckoutPage } from '@/plugins/commerce/memberships/close-open-checkout'
import {
  type MembershipMailer,
  membershipMailer,
} from '@/plugins/commerce/memberships/membership-mails'
import { findOrder, idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { unpaidUnits } from '@/plugins/commerce/payments/refund-rows'
import { issueTickets, ticketLinesOf } from '@/plugins/commerce/tickets/issue-tickets'
import type { ClaimGiftBody } from '@/src/core/contracts/orders/gifts'
import { AppError } from '@/src/core/errors'
import { giftMembershipMessages } from '@/src/core/messages/gift'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { giftClaimMessages } from '@/src/core/messages/gift-claim'
import { unitsLeft } from '@/src/core/orders/refund-amounts'
import { paidStatuses } from '@/src/core/orders/statuses'
import { countryName } from '@/src/core/places/countries'
import type { Gift, Order } from '@/src/payload-types'
import { takeTurn } from '@/src/server/database/locks'
import { prepareMail } from '@/src/server/mail/compose-template'
import { runSql, withTx } from '@/src/server/transaction'

type Claim = {
  profileId: string
  token: string
  account: { id: string; email: string } | null
  input: ClaimGiftBody
}
type Claimed = {
  order: Order
  gift: Gift
  units: number
  email: string
  accountId: string | null
}

/**
 * Gives a gift to anyone who holds its link, once: of many at the same time one gets it.
 *
 * @returns the key to what is in it
 * @throws {AppError} `NOT_FOUND` for a link that does not work (any more), `CONFLICT` when somebody was
 *   faster, it is too late, its event was cancelled, or another membership stands in the way,
 *   `VALIDATION_FAILED` without an address where one is needed, `NOT_SIGNED_IN` without an account for a
 *   membership
 */
export async function claimGift(
  req: PayloadRequest,
  { profileId, token, account, input }: Claim,
): Promise<string> {
  const found = await findGift(req, {
    and: [{ claimHash: { equals: hashGiftToken(token) } }, { profile: { equals: profileId } }],
  })
  if (!found) {
    throw new AppError('NOT_FOUND')
  }
  refuseClaimed(found)
  if (account) {
    await makeRoom(req, found, { id: account.id, profileId })
  }
  const [mail, membershipMails] = await Promise.all([
    prepareMail(profileId, 'gift-claimed'),
    membershipMailer(profileId, 'started'),
  ])
  return withTx(req, async () => {
    // Those who come at the same time need not wait for their refusal, each with a connection.
    if (!(await takeTurn(req, `claim ${found.id}`))) {
      throw new AppError('IN_PROGRESS', { message: giftAnswers.beingClaimed })
    }
    // The order first, as everywhere: a refund that comes now waits, or has made the link worthless.
    const order = await lockOrder(req, idOf(found.order))
    const gift = await lockOpenGift(req, found)
    const units = await requireUnits(req, order, gift)
    await refuseCancelled(req, gift, giftClaimMessages.cancelledForYou)
    if (isMembershipGift(order, gift.line) && !account) {
      throw new AppError('NOT_SIGNED_IN', { message: giftMembershipMessages.needsAccount })
    }
    const claimed: Claimed = {
      order,
      gift,
      units,
      email: account?.email ?? input.email ?? gift.recipientEmail,
      accountId: account?.id ?? null,
    }
    const key = giftKeyOf(req.payload.secret, gift)
    await updateGift(req, gift.id, {
      status: 'claimed',
      claimedAt: new Date().toISOString(),
      claimedEmail: claimed.email,
      account: claimed.accountId,
      keyHash: hashGiftToken(key),
    })
    const isTold = await handOver(req, claimed, input.address, membershipMails)
    if (!isTold) {
      await queueClaimedMail(req, gift, { to: claimed.email, mail })
    }
    return key
  })
}

/** Closes the page of another membership, unless the claim is refused anyhow: then it may still be paid. */
async function makeRoom(
  req: PayloadRequest,
  gift: Gift,
  account: { id: string; profileId: string },
): Promise<void> {
  const order = await findOrder(req, { id: { equals: idOf(gift.order) } })
  if (!order || !isMembershipGift(order, gift.line)) {
    return
  }
  requireOpen(gift)
  await requireUnits(req, order, gift)
  requireGivenMembership(order, gift.line)
  await closeOpenCheckoutPage(req, account)
}

async function lockOpenGift(req: PayloadRequest, { id, claimHash }: Gift): Promise<Gift> {
  await runSql(req)`select 1 from gifts where id = ${id} for update`
  const gift = await findGift(req, { id: { equals: id } })
  refuseClaimed(gift)
  if (!gift || gift.claimHash !== claimHash) {
    throw new AppError('NOT_FOUND')
  }
  requireOpen(gift)
  return gift
}

/** @throws {AppError} `NOT_FOUND` when it is not to be had, `CONFLICT` when it was taken back or its time is over */
function requireOpen({ status, expiresAt }: Gift): void {
  if (status === 'cancelled') {
    throw new AppError('CONFLICT', { message: giftClaimMessages.revoked })
  }
  if (status !== 'sent') {
    throw new AppError('NOT_FOUND')
  }
  if (new Date(expiresAt ?? 0) <= new Date()) {
    throw new AppError('CONFLICT', { message: giftClaimMessages.expired })
  }
}

/** What was refunded, or is being refunded, cannot be claimed. */
async function requireUnits(req: PayloadRequest, order: Order, { line }: Gift): Promise<number> {
  const units = unitsLeft(order.items, line, await unpaidUnits(req, order))
  if (units < 1 || !paidStatuses.includes(order.status)) {
    throw new AppError('NOT_FOUND')
  }
  return units
}

function refuseClaimed(gift: Gift | null): void {
  if (gift?.status === 'claimed') {
    throw new AppError('CONFLICT', { message: giftAnswers.claimed })
  }
}

/**
 * What the recipient gets: a membership, an address for the parcel, admissions, or the right to download.
 *
 * @returns whether a mail of its own has told of it
 */
async function handOver(
  req: PayloadRequest,
  claimed: Claimed,
  address: ClaimGiftBody['address'],
  mailer: MembershipMailer,
): Promise<boolean> {
  const { order, gift, accountId } = claimed
  if (isMembershipGift(order, gift.line) && accountId) {
    return (await claimMembership(req, { order, gift, accountId }, mailer)) === 'started'
  }
  await handOverGoods(req, claimed, address)
  return false
}

async function handOverGoods(
  req: PayloadRequest,
  { order, gift, units, email, accountId }: Claimed,
  address: ClaimGiftBody['address'],
): Promise<void> {
  const item = order.items[gift.line]
  const ticket = (await ticketLinesOf(req, order)).get(gift.line)
  if (ticket) {
    const holder = { name: gift.recipientName, email, accountId }
    await issueTickets(req, { order, line: gift.line, units, variant: ticket, holder })
  } else if (item?.deliveryType === 'shipping') {
    await updateGift(req, gift.id, { address: checkAddress(order, gift, address) })
    await recordOrderEvent(req, order, {
      by: 'system',
      cause: `gift address ${gift.id}`,
      note: giftAnswers.hasAddress(gift.title),
    })
  }
  await grantDownloads(req, order, [gift.line], { email, account: accountId, source: 'gift' })
}

function checkAddress(order: Order, gift: Gift, address: ClaimGiftBody['address']) {
  if (!address) {
    throw refusal('address', giftAnswers.addressRequired)
  }
  const country = countryOfGift(order, gift)
  if (country && address.country !== country) {
    throw refusal('address.country', giftClaimMessages.otherCountry(countryName(country)))
  }
  return address
}

function refusal(field: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, errors: [{ field, message }] })
}
