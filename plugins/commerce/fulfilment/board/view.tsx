import { listOrders, readBoard } from '@/plugins/commerce/fulfilment/board/list-orders'
import { OrdersScreen } from '@/plugins/commerce/fulfilment/board/orders-screen.client'
import { OrdersSkeleton } from '@/plugins/commerce/fulfilment/board/orders-skeleton.client'
import { readShown } from '@/plugins/commerce/fulfilment/board/shown-orders'
import { paperOfSite } from '@/plugins/commerce/fulfilment/packing/paper-of-site'
import { mayOn } from '@/src/access/own-profile'
import { siteView } from '@/src/admin/artist-view'
import { ordersPath } from '@/src/admin/studio-paths'
import { siteOrigin } from '@/src/server/tenancy'

/** All orders of the artist, by what is to be done. */
export const OrdersView = siteView(
  { path: ordersPath, subject: 'orders', skeleton: <OrdersSkeleton /> },
  async ({ req, profileId, admin, api, searchParams }) => {
    const shown = readShown(searchParams ?? {})
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
  },
)
