import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/tour-list/schema'
import { limits } from '@/src/core/limits'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Tour list',
  icon: 'route',
  group: 'Music and shows',
  rank: 5,
  keywords: ['dates', 'concerts', 'gigs', 'shows', 'events', 'tickets', 'live', 'tour'],
  groups: [
    {
      title: 'Content',
      controls: {
        title: { kind: 'text', label: 'Title' },
        events: {
          kind: 'multi-select',
          label: 'Events',
          from: 'events',
          none: 'All that are ahead',
        },
        atMost: {
          kind: 'number',
          label: 'Dates at most',
          min: 1,
          max: limits.chosen.eventsMax,
        },
      },
    },
  ],
  titleProp: 'title',
}
