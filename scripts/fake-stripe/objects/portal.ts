import { makeId } from '@/scripts/fake-stripe/books/table'
import type { World } from '@/scripts/fake-stripe/books/world'
import { type Form, only, required } from '@/scripts/fake-stripe/params'

export type Portal = ReturnType<typeof newPortal>

export function createPortal(
  world: World,
  form: Form,
  { account, url }: { account: string; url: string },
): Portal {
  only(form, 'customer', 'return_url')
  const { id: customer } = world.customers.get(required(form, 'customer'), account)
  const returnUrl = required(form, 'return_url')
  return world.portals.add(account, newPortal({ customer, returnUrl, url, now: world.clock.now() }))
}

function newPortal(params: { customer: string; returnUrl: string; url: string; now: number }) {
  const id = makeId('bps')
  return {
    id,
    object: 'billing_portal.session' as const,
    created: params.now,
    customer: params.customer,
    livemode: false,
    return_url: params.returnUrl,
    url: `${params.url}/portal/${id}`,
  }
}
