import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/examples/encore/blocks/countdown/schema'

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
        afterwards: { kind: 'text', label: 'Then it says' },
      },
    },
    {
      title: 'Button',
      controls: {
        label: { kind: 'text', label: 'Label' },
        href: { kind: 'link', label: 'Goes to' },
      },
    },
  ],
  titleProp: 'title',
}
