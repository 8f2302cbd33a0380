import type { Mint } from '@/src/server/payments/simulator/books/table'
import type { World } from '@/src/server/payments/simulator/books/world'

export type Customer = ReturnType<typeof newCustomer>

type CustomerParams = {
  email?: string | null
  name?: string | null
  metadata?: Record<string, string>
}

export function createCustomer(world: World, account: string, params: CustomerParams): Customer {
  const customer = world.customers.add(account, newCustomer(world, params))
  world.announce('customer.created', customer, account)
  return customer
}

function newCustomer(
  { clock, makeId }: Mint,
  { email = null, name = null, metadata = {} }: CustomerParams,
) {
  return {
    id: makeId('cus'),
    object: 'customer' as const,
    created: clock.now(),
    email,
    livemode: false,
    metadata,
    name,
  }
}
