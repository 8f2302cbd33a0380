import { alignControl, variantControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/email-blocks/email-button/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Button',
  icon: 'button',
  group: 'Words and pictures',
  rank: 3,
  keywords: ['link', 'call to action'],
  groups: [
    {
      title: 'Button',
      controls: {
        label: { kind: 'text', label: 'Label' },
        href: { kind: 'link', label: 'Leads to' },
        look: variantControl,
        align: alignControl,
      },
    },
  ],
  titleProp: 'label',
}
