import type { PayloadRequest } from 'payload'
import { closeOpenOrderCheckout } from '@/plugins/commerce/memberships/close-open-checkout'
import {
  giftMembershipRefusal,
  isBeingPaid,
  isRunning,
  lockAccount,
  lockLiveMembership,
} from '@/plugins/commerce/memberships/lock-live-membership'
import { findMembership, type MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { writePendingMembership } from '@/plugins/commerce/memberships/pending-membership'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import { ask } from '@/plugins/commerce/payments/continue-payment'
import { isProviderUnreachable } from '@/plugins/commerce/payments/is-provider-unreachable'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { joinPath } from '@/src/core/memberships/join-path'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { formatMinor } from '@/src/core/money'
import { getPaymentProvider } from '@/src/server/payments'
import { type PaymentProvider, PaymentProviderError } from '@/src/server/payments/payment-provider'
import type { SubscriptionPage, SubscriptionTerms } from '@/src/server/payments/subscriptions'
import type { VisitorAccount } from '@/src/server/session'
import { runSql, withTx } from '@/src/server/transaction'

const freshMinutes = 5

type Start = {
  terms: SubscriptionTerms
  provider: PaymentProvider
  platformFeeBps: number
  origin: string
  /** Path of the own site to go on to afterwards. */
  returnTo: string
}

/**
 * Opens the page where a membership is paid. It is stored before the provider is asked for anything, and
 * begins when the provider says so; a free one goes on until then. The same wish again leads to the same
 * page, another one closes it first.
 *
 * @returns where to send the member
 * @throws {AppError} `CONFLICT` while another one runs; `UNAVAILABLE` when the provider is away
 */
export async function startMembership(
  req: PayloadRequest,
  account: VisitorAccount,
  start: Start,
): Promise<string> {
  const done = joinedUrl(start)
  await closeOpenOrderCheckout(req, account)
  for (let tries = 0; tries < 3; tries += 1) {
    const { row, hasOther } = await withTx(req, () => prepare(req, account, start))
    if (!row.pageId) {
      const page = await openPage(req, account, row, start)
      if (await notePage(req, row, page)) {
        return page.url ?? done
      }
      continue
    }
    // Of the account that it was opened for, which may be a former one of the artist.
    const provider = getPaymentProvider(req.payload, row.providerAccount)
    const { subscriptions } = provider
    const look = hasOther ? subscriptions.expirePage : subscriptions.retrievePage
    const { pageId } = row
    const page = await ask(() => look(pageId))
    if (page.url) {
      return page.url
    }
    await ask(() => settleMembership(req, { provider, pageId }))
    if (page.state === 'complete') {
      return done
    }
  }
  throw new AppError('CONFLICT')
}

/** `hasOther`: a page with another wish is open, and has to be closed first. */
type Prepared = { row: MembershipRow; hasOther: boolean }

async function prepare(
  req: PayloadRequest,
  account: VisitorAccount,
  { terms, provider }: Start,
): Promise<Prepared> {
  // Of two at the same time the second one sees what the first one did.
  await lockAccount(req, account.id)
  const live = await lockLiveMembership(req, account)
  refuseWhileRunning(live, terms)
  if (live && (await isBeingPaid(req, live))) {
    throw new AppError('CONFLICT')
  }
  const write = async () =>
    requireRow(
      req,
      await writePendingMembership(req, live, { account, terms, provider, orderId: null }),
    )
  if (!live) {
    return { row: await write(), hasOther: false }
  }
  const isSame =
    live.wanted?.tierId === terms.tierId &&
    live.wanted.interval === terms.interval &&
    live.wanted.amountMinor === terms.amountMinor &&
    live.provider === provider.name &&
    live.orderId === null
  if (isSame && (live.pageId || isFresh(live))) {
    return { row: live, hasOther: false }
  }
  if (live.pageId) {
    return { row: live, hasOther: true }
  }
  return { row: await write(), hasOther: false }
}

/** Whether its page may still be opened under its key: the provider takes none that ends too soon. */
function isFresh({ updatedAt }: MembershipRow): boolean {
  return Date.now() - new Date(updatedAt).getTime() < freshMinutes * 60_000
}

function refuseWhileRunning(live: MembershipRow | null, { tierId }: SubscriptionTerms): void {
  if (!live || !isRunning(live)) {
    return
  }
  const { alreadyOnTier } = membershipMessages
  const { keepsOther } = membershipAnswers
  const message =
    giftMembershipRefusal(live) || (live.tierId === tierId ? alreadyOnTier : keepsOther)
  throw new AppError('CONFLICT', { message })
}

async function requireRow(req: PayloadRequest, id: string): Promise<MembershipRow> {
  const row = await findMembership(req, id)
  if (!row) {
    throw new AppError('CONFLICT')
  }
  return row
}

async function openPage(
  req: PayloadRequest,
  { email, profileId }: VisitorAccount,
  { id, attempt, customerId, updatedAt }: MembershipRow,
  start: Start,
): Promise<SubscriptionPage> {
  const { provider, terms } = start
  try {
    return await provider.subscriptions.openPage({
      idempotencyKey: `membership:${id}:a${attempt}`,
      membershipId: id,
      profileId,
      attempt,
      email,
      customerId,
      currency: 'usd',
      terms,
      platformFeeBps: start.platformFeeBps,
      expiresAt: new Date(new Date(updatedAt).getTime() + limits.membership.pageMinutes * 60_000),
      successUrl: joinedUrl(start),
      cancelUrl: cancelledUrl(start),
    })
  } catch (error) {
    const isKept = error instanceof PaymentProviderError && !isProviderUnreachable(error)
    if (isKept) {
      await nextAttempt(req, { id, attempt })
    }
    return ask(() => Promise.reject(error))
  }
}

/** What was answered is kept for the key at the provider: only another key may work. */
async function nextAttempt(
  req: PayloadRequest,
  { id, attempt }: Pick<MembershipRow, 'id' | 'attempt'>,
): Promise<void> {
  await runSql(req)`
    update memberships set attempt = attempt + 1, updated_at = now()
    where id = ${id} and attempt = ${attempt}`
}

/** The page of the tier, which says that it worked and leads on. */
function joinedUrl({ origin, terms, returnTo }: Start): string {
  return `${origin}${joinPath(terms.tierId, returnTo)}&payment=done`
}

/** The same page as it was left: with the choice that was about to be paid. */
function cancelledUrl({ origin, terms, returnTo }: Start): string {
  const choice = { interval: terms.interval, amount: formatMinor(terms.amountMinor) }
  return `${origin}${joinPath(terms.tierId, returnTo, choice)}&payment=cancelled`
}

async function notePage(
  req: PayloadRequest,
  { id, attempt }: MembershipRow,
  page: SubscriptionPage,
): Promise<boolean> {
  const rows = await runSql(req)`
    update memberships set checkout_session_id = ${page.id}, updated_at = now()
    where id = ${id} and attempt = ${attempt} and status in ('free', 'incomplete')
    returning id`
  return rows.length > 0
}
