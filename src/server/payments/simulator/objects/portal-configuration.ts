import type { Mint } from '@/src/server/payments/simulator/books/table'
import type { World } from '@/src/server/payments/simulator/books/world'
import { invalid } from '@/src/server/payments/simulator/failure'
import { type Form, fields, flag, only, texts } from '@/src/server/payments/simulator/params'

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
