import { alignControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/quote/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Quote',
  icon: 'quote',
  group: 'Words and pictures',
  rank: 8,
  keywords: ['press', 'review', 'testimonial', 'blockquote', 'said', 'praise', 'lyrics'],
  groups: [
    {
      title: 'Words',
      controls: {
        words: { kind: 'textarea', label: 'What was said' },
        by: { kind: 'text', label: 'Who said it' },
        source: { kind: 'text', label: 'Where', placeholder: 'The Skinny' },
        href: { kind: 'link', label: 'Link' },
      },
    },
    {
      title: 'Look',
      controls: {
        size: {
          kind: 'choice',
          label: 'Size',
          options: [
            { value: 'regular', label: 'Regular' },
            { value: 'large', label: 'Large' },
          ],
        },
        align: alignControl,
      },
    },
  ],
  titleProp: 'words',
}
