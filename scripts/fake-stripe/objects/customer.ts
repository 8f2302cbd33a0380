import { makeId } from '@/scripts/fake-stripe/books/table'
import type { World } from '@/scripts/fake-stripe/books/world'

export type Customer = ReturnType<typeof newCustomer>

type CustomerParams = {
  email?: string | null
  name?: string | null
  metadata?: Record<string, string>
}

export function createCustomer(world: World, account: string, params: CustomerParams): Customer {
  const customer = world.customers.add(account, newCustomer(params, world.clock.now()))
  world.announce('customer.created', customer, account)
  return customer
}

function newCustomer({ email = null, name = null, metadata = {} }: CustomerParams, now: number) {
  return {
    id: makeId('cus'),
    object: 'customer' as const,
    created: now,
    email,
    livemode: false,
    metadata,
    name,
  }
}
