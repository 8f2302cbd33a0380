import { alignControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/image/schema'
import { limits } from '@/src/core/limits'

const { minPx, maxPx } = limits.image

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Image',
  icon: 'image',
  group: 'Words and pictures',
  rank: 2,
  keywords: ['picture', 'photo', 'art', 'cover'],
  groups: [
    {
      title: 'Picture',
      controls: {
        media: { kind: 'media', label: 'Picture', accept: 'image' },
        alt: {
          kind: 'textarea',
          label: 'Describe it, for people who can’t see it',
          fallback: ['media', 'alt'],
        },
        href: { kind: 'link', label: 'Link' },
      },
    },
    {
      title: 'Size',
      controls: {
        width: { kind: 'slider', label: 'Width', unit: 'px', min: minPx, max: maxPx },
        height: {
          kind: 'number',
          label: 'Height',
          unit: 'px',
          min: minPx,
          max: maxPx,
          step: 10,
          zero: 'Automatic',
        },
        align: alignControl,
        shape: {
          kind: 'choice',
          label: 'Corners',
          options: [
            { value: 'square', label: 'Square' },
            { value: 'rounded', label: 'Rounded' },
            { value: 'round', label: 'A circle' },
          ],
        },
      },
    },
  ],
  titleProp: 'alt',
}
