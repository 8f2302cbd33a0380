import { alignControl, variantControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/button/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Button',
  icon: 'button',
  group: 'Words and pictures',
  rank: 3,
  keywords: ['link', 'call to action', 'listen', 'buy'],
  groups: [
    {
      title: 'Button',
      controls: {
        label: { kind: 'text', label: 'Label', placeholder: 'Listen now' },
        href: { kind: 'link', label: 'Link' },
        opensNewTab: { kind: 'toggle', label: 'Opens a new tab' },
      },
    },
    {
      title: 'Look',
      controls: {
        look: variantControl,
        size: {
          kind: 'choice',
          label: 'Size',
          options: [
            { value: 'regular', label: 'As its words' },
            { value: 'wide', label: 'As wide as can be' },
          ],
        },
        align: alignControl,
      },
    },
  ],
  titleProp: 'label',
}
