import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { listOrders, readBoard } from '@/plugins/commerce/fulfilment/board/list-orders'
import { OrdersScreen } from '@/plugins/commerce/fulfilment/board/orders-screen.client'
import { OrdersSkeleton } from '@/plugins/commerce/fulfilment/board/orders-skeleton.client'
import { readShown, type Shown } from '@/plugins/commerce/fulfilment/board/shown-orders'
import { paperOfSite } from '@/plugins/commerce/fulfilment/packing/paper-of-site'
import { mayOn } from '@/src/access/own-profile'
import { siteView } from '@/src/admin/artist-view'
import { ordersPath } from '@/src/admin/studio-paths'
import { siteOrigin } from '@/src/server/tenancy'

/** All orders of the artist, by what is to be done. */
export const OrdersView = siteView(
  { path: ordersPath, subject: 'orders' },
  async ({ req, profileId, searchParams }) => (
    <Suspense fallback={<OrdersSkeleton />}>
      <LoadedOrders req={req} profileId={profileId} shown={readShown(searchParams ?? {})} />
    </Suspense>
  ),
)

type Props = { req: PayloadRequest; profileId: string; shown: Shown }

async function LoadedOrders({ req, profileId, shown }: Props) {
  const { admin, api } = req.payload.config.routes
  const { view, column: _column, page: _page, sort: _sort, ...wishes } = shown
  const given =
    view === 'board'
      ? { board: await readBoard(req, profileId, wishes), table: null }
      : { board: null, table: await listOrders(req, profileId, shown) }
  return (
    <OrdersScreen
      key={profileId}
      profileId={profileId}
      adminPath={admin}
      apiPath={api}
      storeUrl={`${await siteOrigin(profileId)}/store`}
      mayChange={mayOn(req, profileId, 'orders', 'change')}
      paper={await paperOfSite(req, profileId)}
      shown={shown}
      now={new Date().toISOString()}
      {...given}
    />
  )
}
