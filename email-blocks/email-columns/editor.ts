import { verticalAlignOptions } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import { mailThemeOf } from '@/email-blocks/_kit/props'
import type { definition } from '@/email-blocks/email-columns/schema'
import { limits } from '@/src/core/limits'

const { columnsMax, gapMaxPx, paddingMaxPx } = limits.email

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Columns',
  icon: 'columns',
  group: 'Layout',
  rank: 1,
  keywords: ['side by side', 'row', 'box', 'container', 'two', 'three', 'four'],
  groups: [
    {
      title: 'Columns',
      controls: {
        count: { kind: 'slider', label: 'Columns', min: 1, max: columnsMax },
        gap: { kind: 'slider', label: 'Between', unit: 'px', max: gapMaxPx },
        verticalAlign: { kind: 'choice', label: 'Height', options: verticalAlignOptions },
      },
    },
    {
      title: 'Look',
      controls: {
        background: {
          kind: 'color',
          label: 'Colour',
          unset: (context) => mailThemeOf(context).colors.card,
        },
        padding: { kind: 'slider', label: 'Padding', unit: 'px', max: paddingMaxPx },
      },
    },
  ],
}
