import type { Mint } from '@/src/server/payments/simulator/books/table'
import type { World } from '@/src/server/payments/simulator/books/world'
import { invalid } from '@/src/server/payments/simulator/failure'
import type { PageUrl } from '@/src/server/payments/simulator/objects/session'
import {
  type Form,
  fields,
  flag,
  only,
  required,
  text,
  texts,
} from '@/src/server/payments/simulator/params'

export type Portal = ReturnType<typeof newPortal>

export function createPortal(
  world: World,
  form: Form,
  { account, pageUrl }: { account: string; pageUrl: PageUrl },
): Portal {
  only(form, 'customer', 'return_url', 'configuration')
  const { id: customer } = world.customers.named(required(form, 'customer'), account)
  const returnUrl = required(form, 'return_url')
  const configuration = settingsOf(world, text(form.configuration), account).id
  const id = world.makeId('bps')
  const created = world.clock.now()
  const url = pageUrl('portal', id)
  return world.portals.add(
    account,
    newPortal({ id, configuration, created, customer, return_url: returnUrl, url }),
  )
}

/** An account has none until its owner saves them once. */
function settingsOf(world: World, named: string | null, account: string): PortalConfiguration {
  const settings = named
    ? world.portalConfigurations.get(named, account)
    : world.portalConfigurations.of(account).find(({ is_default }) => is_default)
  if (!settings) {
    throw invalid(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
    )
  }
  return settings
}

function newPortal(params: {
  id: string
  configuration: string
  created: number
  customer: string
  return_url: string
  url: string
}) {
  return { ...params, object: 'billing_portal.session' as const, livemode: false }
}

export type PortalConfiguration = ReturnType<typeof newConfiguration>

/** `POST /v1/billing_portal/configurations`: what is not named in it cannot be done there. */
export function createPortalConfiguration(
  world: World,
  form: Form,
  account: string,
): PortalConfiguration {
  only(form, 'features', 'metadata')
  const features = fields(form.features)
  only(features, 'payment_method_update', 'invoice_history')
  if (Object.keys(features).length === 0) {
    throw invalid('Missing required param: features.', 'features')
  }
  const isOn = (name: string) => {
    const feature = fields(features[name])
    only(feature, 'enabled')
    return features[name] !== undefined && flag(feature.enabled, `features[${name}][enabled]`)
  }
  return add(world, account, {
    canChangeCard: isOn('payment_method_update'),
    showsInvoices: isOn('invoice_history'),
    isDefault: false,
    metadata: texts(form.metadata),
  })
}

/** What the owner of an account saves in Stripe's dashboard; sessions use it unless they name another. */
export function savePortalSettings(world: World, account: string): PortalConfiguration {
  return add(world, account, {
    canChangeCard: true,
    showsInvoices: true,
    isDefault: true,
    metadata: {},
  })
}

type Choices = {
  canChangeCard: boolean
  showsInvoices: boolean
  isDefault: boolean
  metadata: Record<string, string>
}

function add(world: World, account: string, choices: Choices): PortalConfiguration {
  return world.portalConfigurations.add(account, newConfiguration(world, choices))
}

function newConfiguration(
  { clock, makeId }: Mint,
  { canChangeCard, showsInvoices, isDefault, metadata }: Choices,
) {
  const now = clock.now()
  return {
    id: makeId('bpc'),
    object: 'billing_portal.configuration' as const,
    active: true,
    created: now,
    features: {
      invoice_history: { enabled: showsInvoices },
      payment_method_update: { enabled: canChangeCard },
    },
    is_default: isDefault,
    livemode: false,
    metadata,
    updated: now,
  }
}
