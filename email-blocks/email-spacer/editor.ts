import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/email-blocks/email-spacer/schema'
import { limits } from '@/src/core/limits'

const { minPx, maxPx } = limits.email.spacer

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Space',
  icon: 'direction-column',
  group: 'Layout',
  rank: 3,
  keywords: ['spacer', 'gap', 'distance', 'empty'],
  groups: [
    {
      title: 'Space',
      controls: { height: { kind: 'slider', label: 'Height', unit: 'px', min: minPx, max: maxPx } },
    },
  ],
}
