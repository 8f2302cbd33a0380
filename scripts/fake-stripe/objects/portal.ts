import { makeId } from '@/scripts/fake-stripe/books/table'
import type { World } from '@/scripts/fake-stripe/books/world'
import { invalid } from '@/scripts/fake-stripe/failure'
import type { PortalConfiguration } from '@/scripts/fake-stripe/objects/portal-configuration'
import { type Form, only, required, text } from '@/scripts/fake-stripe/params'

export type Portal = ReturnType<typeof newPortal>

export function createPortal(
  world: World,
  form: Form,
  { account, url }: { account: string; url: string },
): Portal {
  only(form, 'customer', 'return_url', 'configuration')
  const { id: customer } = world.customers.named(required(form, 'customer'), account)
  const returnUrl = required(form, 'return_url')
  const configuration = settingsOf(world, text(form.configuration), account).id
  const now = world.clock.now()
  return world.portals.add(account, newPortal({ customer, configuration, returnUrl, url, now }))
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

type NewPortal = {
  customer: string
  configuration: string
  returnUrl: string
  url: string
  now: number
}

function newPortal(params: NewPortal) {
  const id = makeId('bps')
  return {
    id,
    object: 'billing_portal.session' as const,
    configuration: params.configuration,
    created: params.now,
    customer: params.customer,
    livemode: false,
    return_url: params.returnUrl,
    url: `${params.url}/portal/${id}`,
  }
}
