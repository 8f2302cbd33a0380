import type { World } from '@/src/server/payments/simulator/books/world'
import { invalid } from '@/src/server/payments/simulator/failure'
import type { PortalConfiguration } from '@/src/server/payments/simulator/objects/portal-configuration'
import type { PageUrl } from '@/src/server/payments/simulator/objects/session'
import { type Form, only, required, text } from '@/src/server/payments/simulator/params'

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
