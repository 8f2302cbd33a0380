import { alignControl, variantControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/modal/schema'
import { limits } from '@/src/core/limits'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Modal',
  icon: 'modal',
  group: 'Layout',
  rank: 4,
  keywords: ['pop-up', 'popup', 'dialog', 'window', 'overlay'],
  groups: [
    {
      title: 'Button',
      controls: {
        label: { kind: 'text', label: 'Label', placeholder: 'More' },
        look: variantControl,
        align: alignControl,
      },
    },
    {
      title: 'What opens',
      controls: {
        title: { kind: 'text', label: 'Title' },
        size: {
          kind: 'select',
          label: 'Size',
          options: [
            { value: 'sm', label: 'Small' },
            { value: 'md', label: 'Medium' },
            { value: 'lg', label: 'Large' },
            { value: 'xl', label: 'Very large' },
            { value: '2xl', label: 'As wide as can be' },
          ],
        },
        opensByItself: { kind: 'toggle', label: 'Opens by itself, once per visit' },
        opensAfter: {
          kind: 'number',
          label: 'After',
          unit: 's',
          min: 0,
          max: limits.modal.maxDelaySeconds,
        },
      },
    },
  ],
  titleProp: 'title',
  isShut: true,
}
