import type { World } from '@/src/server/payments/simulator/books/world'
import { Failure } from '@/src/server/payments/simulator/failure'
import type { PageUrl } from '@/src/server/payments/simulator/objects/session'
import { type Form, only, required, text, texts } from '@/src/server/payments/simulator/params'

export type Account = ReturnType<typeof newAccount>

/** A connected account, which cannot be paid until its owner has told who they are. */
export function createAccount(world: World, form: Form): Account {
  only(
    form,
    'type',
    'controller',
    'country',
    'email',
    'metadata',
    'business_profile',
    'capabilities',
  )
  const account = newAccount({
    id: world.makeId('acct'),
    country: text(form.country) ?? 'US',
    email: text(form.email),
    metadata: texts(form.metadata),
    now: world.clock.now(),
  })
  return world.accounts.add('', account)
}

/** What the platform may ask about: an account that is connected to it. */
export function requireConnected(world: World, id: string): Account {
  if (!world.accounts.has(id) || world.left.has(id)) {
    throw new Failure(
      'invalid_request_error',
      `The provided key does not have access to account '${id}' (or that account does not exist).`,
      { status: 403, code: 'account_invalid' },
    )
  }
  return world.accounts.get(id, '')
}

/** The owner of the account takes the connection to the platform away. */
export function leavePlatform(world: World, id: string): void {
  const account = requireConnected(world, id)
  world.left.add(id)
  world.announce('account.application.deauthorized', account, id)
}

export function createAccountLink(world: World, form: Form, pageUrl: PageUrl) {
  only(form, 'account', 'refresh_url', 'return_url', 'type', 'collection_options')
  const account = requireConnected(world, required(form, 'account'))
  const id = world.makeId('link')
  world.links.set(id, { account: account.id, returnUrl: required(form, 'return_url') })
  const now = world.clock.now()
  return {
    object: 'account_link' as const,
    created: now,
    expires_at: now + 300,
    url: pageUrl('onboard', id),
  }
}

/** What the owner of the account has told Stripe, or what Stripe has decided. */
export function setAccount(
  world: World,
  id: string,
  { isComplete, disabledReason = null }: { isComplete: boolean; disabledReason?: string | null },
): Account {
  const account = world.accounts.get(id)
  Object.assign(account, {
    charges_enabled: isComplete,
    payouts_enabled: isComplete,
    details_submitted: isComplete || account.details_submitted,
    requirements: {
      ...account.requirements,
      currently_due: isComplete ? [] : ['external_account'],
      disabled_reason: isComplete ? null : (disabledReason ?? 'requirements.past_due'),
    },
  })
  world.announce('account.updated', account, id)
  return account
}

function newAccount(params: {
  id: string
  country: string
  email: string | null
  metadata: Record<string, string>
  now: number
}) {
  return {
    id: params.id,
    object: 'account' as const,
    charges_enabled: false,
    country: params.country,
    created: params.now,
    default_currency: 'usd',
    details_submitted: false,
    email: params.email,
    metadata: params.metadata,
    payouts_enabled: false,
    requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: ['business_profile.url', 'external_account'],
      disabled_reason: 'requirements.past_due' as 'requirements.past_due' | 'rejected.fraud' | null,
      errors: [],
      eventually_due: [],
      past_due: [],
      pending_verification: [],
    },
    type: 'standard' as const,
  }
}
