import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { ask } from '@/plugins/commerce/payments/continue-payment'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { PaymentAccount } from '@/src/payload-types'
import { waitForTurn } from '@/src/server/database/locks'
import { getConnectedAccounts, getPaymentProvider } from '@/src/server/payments'
import {
  type ConnectedAccount,
  disconnected,
  PaymentProviderError,
} from '@/src/server/payments/payment-provider'
import { recordAudit } from '@/src/server/record-audit'
import { withTx } from '@/src/server/transaction'

/** The account of a profile at Stripe, as far as it is known here. */
export async function findPaymentAccount(
  req: PayloadRequest,
  where: Where,
): Promise<PaymentAccount | null> {
  const { docs } = await req.payload.find({
    collection: slugs.paymentAccounts,
    where,
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return docs[0] ?? null
}

/** Whether the artist took the connection away at Stripe: nothing can be asked about, and nothing paid. */
const isDisconnected = ({ disabledReason }: Pick<PaymentAccount, 'disabledReason'>) =>
  disabledReason === disconnected

/**
 * Where an artist tells Stripe who they are. An account is made for them the first time, and when the
 * former one is disconnected: nobody can ask about that one any more. Its orders keep it.
 *
 * @param returnUrl where Stripe sends them back
 * @throws {AppError} `NOT_FOUND` where artists have no accounts, `UNAVAILABLE` when Stripe is away
 */
export async function openOnboarding(
  req: PayloadRequest,
  profileId: string,
  returnUrl: string,
): Promise<string> {
  const accounts = getConnectedAccounts()
  if (!accounts) {
    throw new AppError('NOT_FOUND')
  }
  const known = await findPaymentAccount(req, { profile: { equals: profileId } })
  const present = known && (await ask(() => syncPaymentAccount(req, known.stripeAccountId)))
  const id =
    present && !isDisconnected(present)
      ? present.stripeAccountId
      : await ask(() => connect(req, profileId, present))
  return ask(() => accounts.onboardingUrl({ account: id, returnUrl }))
}

/** Died in between, the same key brings the same account back. */
async function connect(
  req: PayloadRequest,
  profileId: string,
  former: PaymentAccount | null,
): Promise<string> {
  const accounts = getConnectedAccounts()
  if (!accounts) {
    throw new AppError('NOT_FOUND')
  }
  const made = await accounts.create(profileId, former?.stripeAccountId)
  const { livemode } = getPaymentProvider(req.payload)
  const data = { stripeAccountId: made.id, livemode, ...toRow(made) }
  await withTx(req, async () => {
    await waitForTurn(req, `payment-account:${profileId}`)
    if (former) {
      await replace(req, former, data)
    } else if (!(await findPaymentAccount(req, { profile: { equals: profileId } }))) {
      await req.payload.create({
        collection: slugs.paymentAccounts,
        data: { profile: profileId, platformFeeBps: 0, ...data },
        req,
      })
    }
  })
  return made.id
}

/** Of two at the same time the first one does it. */
async function replace(
  req: PayloadRequest,
  { id, profile, stripeAccountId: formerId }: PaymentAccount,
  data: Partial<PaymentAccount> & Pick<PaymentAccount, 'stripeAccountId'>,
): Promise<void> {
  const written = await writeState(req, {
    where: { id: { equals: id }, stripeAccountId: { equals: formerId } },
    data,
  })
  if (written) {
    await recordAudit(req, {
      action: 'payments_connected',
      profileId: idOf(profile),
      summary: ownerMessages.audit.connected,
      target: { collection: slugs.paymentAccounts, id, label: data.stripeAccountId },
      details: { stripeAccountId: { before: formerId, after: data.stripeAccountId } },
    })
  }
}

/**
 * Asks Stripe about an account and writes down what it says. Events are not believed: they come in any
 * order.
 *
 * @returns null for an account that no profile has
 * @throws {PaymentProviderError} when Stripe does not answer
 */
export async function syncPaymentAccount(
  req: PayloadRequest,
  stripeAccountId: string,
): Promise<PaymentAccount | null> {
  const accounts = getConnectedAccounts()
  const row = await findPaymentAccount(req, { stripeAccountId: { equals: stripeAccountId } })
  if (!accounts || !row) {
    return null
  }
  const data = toRow(await accounts.retrieve(stripeAccountId).catch(orDisconnected(row)))
  const isRow = { id: { equals: row.id } }
  // Another account may have taken its place meanwhile.
  await writeState(req, { where: { ...isRow, stripeAccountId: { equals: stripeAccountId } }, data })
  return findPaymentAccount(req, isRow)
}

/** These columns alone: an update writes the whole row, and would take back a fee that was set meanwhile. */
function writeState(
  req: PayloadRequest,
  { where, data }: { where: Where; data: Partial<PaymentAccount> },
): Promise<unknown> {
  return req.payload.db.updateOne({
    collection: slugs.paymentAccounts,
    where,
    data: { ...data, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
}

/** An artist who took the connection away at Stripe: nothing can be asked, and nothing paid. */
function orDisconnected({ stripeAccountId: id }: PaymentAccount) {
  return (error: unknown): ConnectedAccount => {
    const cause = error instanceof PaymentProviderError ? error.cause : null
    const isGone =
      typeof cause === 'object' &&
      cause !== null &&
      'code' in cause &&
      cause.code === 'account_invalid'
    if (!isGone) {
      throw error
    }
    return {
      id,
      chargesEnabled: false,
      payoutsEnabled: false,
      detailsSubmitted: false,
      country: null,
      defaultCurrency: null,
      requirements: [],
      disabledReason: disconnected,
    }
  }
}

function toRow({ id: _id, requirements, ...state }: ConnectedAccount) {
  return { ...state, requirements: [...requirements], checkedAt: new Date().toISOString() }
}
