import type { CollectionConfig, UIField } from 'payload'
import { eventDoorEndpoints } from '@/plugins/commerce/endpoints/tickets'

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>
type EditViews = NonNullable<Components['views']>['edit']

const doorView = {
  Component: '/plugins/commerce/tickets/admin/door-view#DoorView',
  path: '/door',
  tab: { label: 'Door', href: '/door', order: 900 },
} as const

const panels: UIField = {
  name: 'ticketPanels',
  type: 'ui',
  admin: {
    components: { Field: '/plugins/commerce/tickets/admin/event-panels#EventPanels' },
    disableListColumn: true,
  },
}

/**
 * Gives events the screen at which tickets are let in, at `/admin/collections/events/{id}/door`, those
 * cancelled the way to give the money back, and those moved the way to tell who has tickets.
 */
export function withDoor({
  admin,
  endpoints,
  fields,
  ...collection
}: CollectionConfig): CollectionConfig {
  const components = admin?.components
  return {
    ...collection,
    fields: [panels, ...fields],
    endpoints: [...(endpoints || []), ...eventDoorEndpoints],
    admin: {
      ...admin,
      components: {
        ...components,
        views: {
          ...components?.views,
          // Payload's type has no room for views of one's own beside the known ones.
          edit: { ...components?.views?.edit, door: doorView } as EditViews,
        },
      },
    },
  }
}
