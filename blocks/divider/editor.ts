import { alignControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/divider/schema'
import { limits } from '@/src/core/limits'

const { thicknessMaxPx, widthMinPercent } = limits.divider

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Divider',
  icon: 'minus',
  group: 'Layout',
  rank: 3,
  keywords: ['line', 'rule', 'separator', 'hr', 'break'],
  groups: [
    {
      title: 'Line',
      controls: {
        line: {
          kind: 'choice',
          label: 'Line',
          options: [
            { value: 'solid', label: 'Solid' },
            { value: 'dashed', label: 'Dashed' },
            { value: 'dotted', label: 'Dotted' },
          ],
        },
        tone: {
          kind: 'choice',
          label: 'Tone',
          options: [
            { value: 'quiet', label: 'Quiet' },
            { value: 'strong', label: 'Strong' },
            { value: 'accent', label: 'Accent' },
          ],
        },
        thickness: { kind: 'slider', label: 'Thickness', unit: 'px', min: 1, max: thicknessMaxPx },
        width: { kind: 'slider', label: 'Width', unit: '%', min: widthMinPercent },
        align: alignControl,
      },
    },
  ],
}
