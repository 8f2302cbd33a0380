import { verticalAlignOptions } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/columns/schema'
import { limits } from '@/src/core/limits'

const { min, max, gapMaxPx } = limits.columns

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Columns',
  icon: 'columns',
  group: 'Layout',
  rank: 2,
  keywords: ['side by side', 'grid', 'row', 'beside', 'two', 'three', 'four', 'layout'],
  groups: [
    {
      title: 'Columns',
      controls: {
        count: { kind: 'slider', label: 'Columns', min, max },
        ratio: {
          kind: 'select',
          label: 'Widths',
          options: [
            { value: 'equal', label: 'All equal' },
            { value: 'first', label: 'First one wide' },
            { value: 'middle', label: 'Middle one wide' },
            { value: 'last', label: 'Last one wide' },
          ],
        },
        verticalAlign: {
          kind: 'choice',
          label: 'Height',
          options: [
            ...verticalAlignOptions,
            { value: 'stretch', label: 'All the same height', icon: 'align-stretch' },
          ],
        },
        gap: { kind: 'slider', label: 'Between', unit: 'px', max: gapMaxPx },
      },
    },
  ],
}
