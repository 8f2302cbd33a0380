import { notFound } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { loadDeliveries } from '@/plugins/webhooks/deliveries'
import { DeliveryList } from '@/plugins/webhooks/screens/delivery-list'
import { EndpointState } from '@/plugins/webhooks/screens/endpoint-state'
import { artistView } from '@/src/admin/artist-view'
import list from '@/src/admin/settings-list.module.css'
import { SettingsPage } from '@/src/admin/settings-page'
import { id } from '@/src/core/contracts/ids'
import {
  type DeliveryView,
  deliveriesQuery,
  type EndpointState as State,
} from '@/src/core/contracts/webhooks/endpoints'
import { shownProfile } from '@/src/server/chosen-profile'

type One = { profileId: string; endpointId: string }

type Drawn<Endpoint> = {
  endpoint: Endpoint
  /** Of the calls of the site. */
  api: string
  /** Of the calls that all have in common. */
  url: string
  /** Of the list. */
  path: string
}

type Parts<Endpoint> = {
  load: (req: PayloadRequest, one: One) => Promise<Endpoint[]>
  title: (endpoint: Endpoint) => string
  /** Those that its deliveries may have. */
  states: readonly DeliveryView['state'][]
  about: (drawn: Drawn<Endpoint>) => ReactNode
  actions: (drawn: Drawn<Endpoint>) => ReactNode
}

/** A screen about one who is told of things: how it stands, what can be done, and what it was sent. */
export function endpointView<Endpoint extends State>(
  listPath: `/${string}`,
  { load, title, states, about, actions }: Parts<Endpoint>,
) {
  return artistView(
    { path: `${listPath}/:endpointId`, subject: 'webhooks' },
    async ({ req, segments, searchParams }) => {
      const profileId = shownProfile(req)
      const { admin, api } = req.payload.config.routes
      const endpointId = id.safeParse(segments[1]).data
      const [endpoint] = profileId && endpointId ? await load(req, { profileId, endpointId }) : []
      if (!profileId || !endpoint) {
        notFound()
      }
      const query = deliveriesQuery.safeParse(searchParams).data ?? { page: 1 }
      const asked = { profileId, endpointId: endpoint.id, ...query }
      const ofSite = `${api}/profiles/${profileId}`
      const url = `${ofSite}/webhooks/${endpoint.id}`
      const path = `${admin}${listPath}`
      const drawn = { endpoint, api: ofSite, url, path }
      return (
        <SettingsPage title={title(endpoint)} about={about(drawn)}>
          <section className={list.what}>
            <EndpointState state={endpoint} />
            {actions(drawn)}
          </section>
          <DeliveryList
            states={states}
            shown={await loadDeliveries(req, asked)}
            url={`${url}/deliveries`}
            path={`${path}/${endpoint.id}`}
            query={query}
          />
        </SettingsPage>
      )
    },
  )
}
