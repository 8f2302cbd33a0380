import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/examples/encore/email-blocks/countdown/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Countdown',
  icon: 'calendar',
  group: 'Music and shows',
  keywords: ['clock', 'timer', 'release', 'premiere', 'days'],
  groups: [
    {
      title: 'Countdown',
      controls: {
        title: { kind: 'text', label: 'Title' },
        moment: { kind: 'date-time', label: 'Until' },
      },
    },
  ],
  titleProp: 'title',
}
