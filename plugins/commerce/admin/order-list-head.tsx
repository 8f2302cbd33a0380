import type { BeforeListTableServerProps, Where } from 'payload'
import {
  filterQuery,
  filterWhere,
  type OrderFilter,
  readFilter,
} from '@/plugins/commerce/admin/order-filter'
import { OrderFilters } from '@/plugins/commerce/admin/order-filters'
import { Choices } from '@/src/admin/choices'
import { ListHead } from '@/src/admin/list-head'
import { ownerLabels } from '@/src/core/orders/order-labels'
import { slugs } from '@/src/core/slugs'
import { chosenProfile } from '@/src/server/chosen-profile'

type Choice = { filter: OrderFilter; label: string | ((count: number) => string) }

/** What artists look for; what waits for them says how much of it there is. */
const choices: readonly Choice[] = [
  { filter: {}, label: 'All' },
  { filter: { status: 'processing' }, label: (count) => `${count} to send` },
  {
    filter: { needsReview: true },
    label: (count) => `${count} ${count === 1 ? 'needs' : 'need'} a look`,
  },
  ...(['paid', 'shipped', 'delivered', 'initiated_payment', 'failed', 'cancelled'] as const).map(
    (status) => ({ filter: { status }, label: ownerLabels[status] }),
  ),
]

/** Above the orders: what waits, which ones are shown, and a file of them. */
export async function OrderListHead({ payload, user, searchParams }: BeforeListTableServerProps) {
  const { headers } = await import('next/headers')
  const profileId = chosenProfile({ headers: await headers(), user: user ?? null })
  const count = async (filter: OrderFilter): Promise<number> => {
    const ofSite: Where[] = profileId ? [{ profile: { equals: profileId } }] : []
    const { totalDocs } = await payload.count({
      collection: slugs.orders,
      where: { and: [filterWhere(filter), ...ofSite] },
      overrideAccess: false,
      user,
    })
    return totalDocs
  }
  const chosen = readFilter(searchParams ?? {})
  const search = typeof searchParams?.search === 'string' ? searchParams.search : ''
  const { admin, api } = payload.config.routes
  const list = `${admin}/collections/${slugs.orders}`
  const query = filterQuery(chosen, search)
  const shown = await Promise.all(
    choices.map(async ({ filter, label }) => ({
      label: typeof label === 'string' ? label : label(await count(filter)),
      // Refunds and days stay as they are.
      href:
        list +
        filterQuery({ ...chosen, status: undefined, needsReview: undefined, ...filter }, search),
      isChosen: chosen.status === filter.status && chosen.needsReview === filter.needsReview,
    })),
  )
  return (
    <ListHead>
      <Choices label="Which orders are shown" choices={shown} />
      <OrderFilters
        key={query}
        filter={chosen}
        list={list}
        search={search}
        exportUrl={
          profileId &&
          `${api}/${slugs.orders}/export?profileId=${profileId}${query.replace('?', '&')}`
        }
      />
    </ListHead>
  )
}
