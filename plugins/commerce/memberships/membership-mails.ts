import type { PayloadRequest } from 'payload'
import type { MembershipNotice } from '@/plugins/commerce/memberships/membership-state-of'
import { showDate } from '@/src/core/dates/show-date'
import { limits } from '@/src/core/limits'
import type { TierInterval } from '@/src/core/memberships/tier-price'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { formatPrice } from '@/src/core/money'
import { slugs } from '@/src/core/slugs'
import { type PreparedMail, prepareMail } from '@/src/server/mail/compose-template'
import { runSql } from '@/src/server/transaction'

/** `ending` is told before it happens, of what was given. */
type Told = MembershipNotice | 'ending'

export type MembershipMailer = { news: Told; mail: PreparedMail }

/** Asked for before the transaction, because it may need connections of its own. */
export async function membershipMailer(profileId: string, news: Told): Promise<MembershipMailer> {
  return { news, mail: await prepareMail(profileId, `membership-${news}`) }
}

type Facts = {
  membershipId: string
  profileId: string
  accountId: string | null
  tierId: string
  formerTierId: string
  /** How often it was paid until now, where that may have changed. */
  formerInterval?: TierInterval
  interval: TierInterval
  amountMinor: number
  /** Until when it is paid for. */
  paidUntil: Date | null
  /** What was paid together with what is told. */
  paidMinor?: number
  endReason: string | null
}

/** Tells the member what became of their membership; the same fact is told once. */
export async function queueMembershipMail(
  req: PayloadRequest,
  { news, mail }: MembershipMailer,
  facts: Facts,
): Promise<void> {
  const { membershipId, paidUntil } = facts
  const person = await personOf(req, facts)
  if (!person) {
    return
  }
  const graceMs = limits.membership.graceDays * 24 * 3600 * 1000
  const until = paidUntil && new Date(paidUntil.getTime() + (news === 'failed' ? graceMs : 0))
  await mail.queue(req, {
    to: person.email,
    about: { type: slugs.memberships, id: membershipId },
    dedupeKey: [mail.kind, membershipId, ...keyOf(news, facts)].join(':'),
    values: {
      'customer.firstName': person.firstName,
      'membership.tier': person.tier,
      'membership.formerTier': person.formerTier,
      'membership.change': changeOf(person, facts),
      'membership.price': priceOf(facts),
      'membership.until': until ? showDate(until.toISOString()) : '',
      'membership.url':
        news === 'ended' || news === 'ending'
          ? `${mail.origin}/membership/checkout?membershipTierId=${facts.tierId}`
          : `${mail.origin}/members`,
      'membership.paid': paidOf(facts),
      'membership.note': noteOf(news, facts),
      'account.url': `${mail.origin}/account#membership`,
    },
  })
}

/** What makes one fact differ from the next of its kind. */
function keyOf(news: Told, facts: Facts): string[] {
  const until = String(facts.paidUntil?.getTime() ?? '')
  switch (news) {
    case 'changed':
      return [facts.tierId, facts.interval, String(facts.amountMinor), until]
    case 'failed':
    case 'ending':
      return [until]
    case 'started':
      return [facts.tierId, facts.interval]
    default:
      return []
  }
}

function changeOf(
  { tier, formerTier }: Person,
  { tierId, formerTierId, interval, formerInterval }: Facts,
): string {
  if (tierId !== formerTierId) {
    return membershipAnswers.movedTier(formerTier, tier)
  }
  return interval !== 'none' && interval !== formerInterval
    ? membershipAnswers.movedInterval(tier, interval)
    : membershipAnswers.movedPrice(tier)
}

/** `$5.00 a month`; of what nobody pays for, until when it lasts. */
export function priceOf({
  interval,
  amountMinor,
  paidUntil,
}: Pick<Facts, 'interval' | 'amountMinor' | 'paidUntil'>): string {
  if (interval !== 'none') {
    return membershipMessages.priceA(formatPrice(amountMinor), interval)
  }
  return paidUntil ? membershipMessages.givenUntil(showDate(paidUntil.toISOString())) : 'Free'
}

function paidOf({ paidMinor = 0 }: Facts): string {
  return paidMinor > 0 ? membershipMessages.paidNow(formatPrice(paidMinor)) : ''
}

function noteOf(news: Told, { endReason }: Facts): string {
  return news === 'ended' && endReason === 'payment_failed'
    ? membershipAnswers.oldPriceWaits(limits.membership.oldPriceDays)
    : ''
}

type Person = { email: string; firstName: string; tier: string; formerTier: string }

/** Who a mail about a membership goes to, and the names in it; null when the account is gone. */
export async function personOf(
  req: PayloadRequest,
  { accountId, tierId, formerTierId }: Pick<Facts, 'accountId' | 'tierId' | 'formerTierId'>,
): Promise<Person | null> {
  const rows = await runSql(req)<Person>`
    select email, first_name as "firstName",
      (select name from membership_tiers where id = ${tierId}) as tier,
      (select name from membership_tiers where id = ${formerTierId}) as "formerTier"
    from public_accounts where id = ${accountId}`
  return rows[0] ?? null
}
