import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { DoorScreen } from '@/plugins/commerce/tickets/admin/door-screen'
import { mayOn } from '@/src/access/own-profile'
import { slugs } from '@/src/core/slugs'
import type { Event } from '@/src/payload-types'

/** The door of one event, for those who work for its artist. */
export function DoorView({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const event = doc as Partial<Event> | undefined
  const profile = event?.profile
  const profileId = typeof profile === 'object' ? profile?.id : profile
  if (!event?.id || !profileId || !mayOn(req, profileId, 'tickets', 'change')) {
    notFound()
  }
  const { api } = req.payload.config.routes
  return <DoorScreen base={`${api}/${slugs.events}/${event.id}`} />
}
