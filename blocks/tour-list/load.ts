import type { BlockLoad } from '@/blocks/_kit/define'
import { pickInOrder } from '@/blocks/_kit/props'
import type { definition } from '@/blocks/tour-list/schema'
import type { EventView } from '@/src/core/contracts/events/events'

export type TourListData = { events: readonly EventView[] }

export const load: BlockLoad<typeof definition.schema, TourListData> = async ({
  props,
  context,
}) => ({
  events: pickInOrder(await context.data.upcomingEvents(), props.events).slice(0, props.atMost),
})
