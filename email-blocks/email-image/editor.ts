import { alignControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/email-blocks/email-image/schema'
import { limits } from '@/src/core/limits'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Picture',
  icon: 'image',
  group: 'Words and pictures',
  rank: 2,
  keywords: ['image', 'photo', 'cover'],
  groups: [
    {
      title: 'Picture',
      controls: {
        media: { kind: 'media', label: 'Picture', accept: 'image' },
        alt: { kind: 'text', label: 'Description' },
        href: { kind: 'link', label: 'Leads to' },
      },
    },
    {
      title: 'Size',
      controls: {
        width: {
          kind: 'slider',
          label: 'Width',
          unit: 'px',
          min: limits.image.minPx,
          max: limits.email.maxWidthPx,
        },
        align: alignControl,
      },
    },
  ],
  titleProp: 'alt',
}
