import type { BlockLoad } from '@/blocks/_kit/define'
import { pickInOrder } from '@/blocks/_kit/props'
import type { definition } from '@/blocks/upcoming-events/schema'
import type { EventView } from '@/src/core/contracts/events/events'

export type UpcomingEventsData = { events: readonly EventView[] }

export const load: BlockLoad<typeof definition.schema, UpcomingEventsData> = async ({
  props,
  context,
}) => ({
  events: pickInOrder(await context.data.upcomingEvents(), props.events),
})
