import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/email-blocks/email-divider/schema'
import { limits } from '@/src/core/limits'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Divider',
  icon: 'minus',
  group: 'Layout',
  rank: 2,
  keywords: ['line', 'rule', 'separator'],
  groups: [
    {
      title: 'Line',
      controls: {
        tone: {
          kind: 'choice',
          label: 'Tone',
          options: [
            { value: 'quiet', label: 'Quiet' },
            { value: 'strong', label: 'Strong' },
            { value: 'accent', label: 'Accent' },
          ],
        },
        thickness: {
          kind: 'slider',
          label: 'Thickness',
          unit: 'px',
          min: 1,
          max: limits.divider.thicknessMaxPx,
        },
      },
    },
  ],
}
