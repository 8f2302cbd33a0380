import { alignControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/icon/schema'
import { limits } from '@/src/core/limits'

const { minPx, maxPx } = limits.icon

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Icon',
  icon: 'star',
  group: 'Words and pictures',
  rank: 4,
  keywords: ['symbol', 'sign', 'mark'],
  groups: [
    {
      title: 'Icon',
      controls: {
        name: { kind: 'icon', label: 'Icon' },
        size: { kind: 'slider', label: 'Size', unit: 'px', min: minPx, max: maxPx },
        color: { kind: 'color', label: 'Colour', unset: ({ theme }) => theme.colors.text },
        isFilled: { kind: 'toggle', label: 'Filled' },
        align: alignControl,
      },
    },
    {
      title: 'Link',
      controls: {
        href: { kind: 'link', label: 'Link' },
        label: { kind: 'text', label: 'In words', placeholder: 'Listen on the radio' },
      },
    },
  ],
  titleProp: 'label',
}
