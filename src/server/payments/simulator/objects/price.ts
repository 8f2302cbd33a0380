import type { Interval } from '@/src/server/payments/simulator/books/clock'
import type { Mint } from '@/src/server/payments/simulator/books/table'
import type { World } from '@/src/server/payments/simulator/books/world'
import type { PriceParams } from '@/src/server/payments/simulator/objects/checkout-params'

export type Product = ReturnType<typeof newProduct>
export type Price = ReturnType<typeof newPrice>

export function createProduct(
  world: World,
  account: string,
  params: { id: string | null; name: string; metadata?: Record<string, string> },
): Product {
  const product = world.products.add(account, newProduct(world, params))
  world.announce('product.created', product, account)
  return product
}

/** @throws {Failure} for a product that is not there */
export function createPrice(world: World, account: string, params: PriceParams): Price {
  const product =
    'id' in params.product
      ? world.products.get(params.product.id, account)
      : createProduct(world, account, { id: null, name: params.product.name })
  return world.prices.add(account, newPrice(world, params, product.id))
}

function newProduct(
  { clock, makeId }: Mint,
  {
    id,
    name,
    metadata = {},
  }: { id: string | null; name: string; metadata?: Record<string, string> },
) {
  const now = clock.now()
  return {
    id: id ?? makeId('prod'),
    object: 'product' as const,
    active: true,
    created: now,
    livemode: false,
    metadata,
    name,
    updated: now,
  }
}

function newPrice(
  { clock, makeId }: Mint,
  { currency, unitAmount, interval }: PriceParams,
  product: string,
) {
  return {
    id: makeId('price'),
    object: 'price' as const,
    active: true,
    created: clock.now(),
    currency,
    livemode: false,
    metadata: {} as Record<string, string>,
    product,
    recurring: interval && { interval: interval satisfies Interval, interval_count: 1 },
    type: interval ? ('recurring' as const) : ('one_time' as const),
    unit_amount: unitAmount,
  }
}
