import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/upcoming-events/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Upcoming Events',
  icon: 'calendar',
  group: 'Music and shows',
  rank: 2,
  keywords: ['shows', 'gigs', 'concerts', 'tour', 'dates', 'tickets'],
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
      },
    },
  ],
  titleProp: 'title',
}
