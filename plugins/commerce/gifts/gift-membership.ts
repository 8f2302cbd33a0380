import type { PayloadRequest } from 'payload'
import { updateGift } from '@/plugins/commerce/gifts/find-gift'
import { openPageOf } from '@/plugins/commerce/memberships/close-open-checkout'
import { grantMembership } from '@/plugins/commerce/memberships/grant-membership'
import {
  lockAccount,
  lockLiveMembership,
} from '@/plugins/commerce/memberships/lock-live-membership'
import type { MembershipMailer } from '@/plugins/commerce/memberships/membership-mails'
import {
  findLiveMembership,
  type MembershipRow,
} from '@/plugins/commerce/memberships/membership-row'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { giftMembershipOf } from '@/plugins/commerce/orders/gift-memberships'
import { showDate } from '@/src/core/dates/show-date'
import { AppError } from '@/src/core/errors'
import { givenTime } from '@/src/core/memberships/gift-months'
import { giftMembershipAnswers } from '@/src/core/messages/gift-answers'
import type { Gift, Order } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

type Recipient = { id: string; profileId: string }

/** Whether a line of an order gives a membership, which needs an account; also one whose tier is gone. */
export function isMembershipGift(order: Order, line: number): boolean {
  return Boolean(order.items[line]?.giftMonths)
}

/** @throws {AppError} `CONFLICT` when its tier is gone */
export function requireGivenMembership(order: Order, line: number) {
  const item = order.items[line]
  const given = item && giftMembershipOf(item)
  if (!given) {
    throw new AppError('CONFLICT', { message: giftMembershipAnswers.tierGone })
  }
  return given
}

/**
 * Makes a claimed gift a membership of the account, or adds its time to one that was given before. In the
 * claim's transaction, with the order and the gift locked.
 *
 * @returns whether a membership began, of which `mailer` has told then
 * @throws {AppError} `CONFLICT` while another membership stands in the way: then nothing is claimed
 */
export async function claimMembership(
  req: PayloadRequest,
  { order, gift, accountId }: { order: Order; gift: Gift; accountId: string },
  mailer: MembershipMailer,
): Promise<'started' | 'extended'> {
  const given = requireGivenMembership(order, gift.line)
  const account = { id: accountId, profileId: idOf(gift.profile) }
  await lockAccount(req, accountId)
  const live = await lockLiveMembership(req, account)
  const obstacle = live && (await obstacleOf(req, live, given.tierId))
  if (obstacle) {
    throw new AppError('CONFLICT', { message: obstacle })
  }
  const now = new Date()
  const runsUntil = live && isRunning(live, now) ? new Date(live.currentPeriodEnd ?? now) : null
  const { from, until } = givenTime({ now, runsUntil }, given.months)
  await grantMembership(req, {
    ...account,
    accountId,
    tierId: given.tierId,
    until,
    source: 'gift',
    mailer: runsUntil ? null : mailer,
  })
  const membership = await findLiveMembership(req, account)
  await updateGift(req, gift.id, {
    membership: membership?.id,
    givenFrom: from.toISOString(),
    givenUntil: until.toISOString(),
  })
  return runsUntil ? 'extended' : 'started'
}

/** Why this account cannot have a given tier now, in words for its member; empty when it can. */
export async function whyNotYet(
  req: PayloadRequest,
  account: Recipient,
  tierId: string,
): Promise<string> {
  const live = await findLiveMembership(req, account)
  // A page that nobody has paid is closed by the claim.
  return live && !openPageOf(live) ? obstacleOf(req, live, tierId) : ''
}

async function obstacleOf(
  req: PayloadRequest,
  live: MembershipRow,
  tierId: string,
): Promise<string> {
  const { keepsPaid, isBeingPaid, keepsOther, keepsEndless } = giftMembershipAnswers
  const isOpen = live.status === 'incomplete' || (live.interval === 'none' && live.pageId)
  if (isOpen && !live.isOutOfReach) {
    return isBeingPaid
  }
  if (live.interval !== 'none' && !live.isElsewhere) {
    return keepsPaid(await nameOf(req, live.tierId))
  }
  if (!isRunning(live, new Date())) {
    return ''
  }
  if (live.currentPeriodEnd === null) {
    return keepsEndless(await nameOf(req, live.tierId))
  }
  const isOther = live.tierId !== tierId
  const until = showDate(new Date(live.currentPeriodEnd).toISOString())
  return isOther ? keepsOther(await nameOf(req, live.tierId), until) : ''
}

/** A given one whose time is not over; free ones give way. */
function isRunning({ status, interval, currentPeriodEnd }: MembershipRow, now: Date): boolean {
  const isOver = currentPeriodEnd !== null && new Date(currentPeriodEnd) <= now
  return status === 'active' && interval === 'none' && !isOver
}

async function nameOf(req: PayloadRequest, tierId: string): Promise<string> {
  const rows = await runSql(req)<{
    name: string
  }>`select name from membership_tiers where id = ${tierId}`
  return rows[0]?.name ?? ''
}
