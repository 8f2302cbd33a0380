import { alignControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/text/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Text',
  icon: 'text',
  group: 'Words and pictures',
  rank: 1,
  keywords: ['heading', 'title', 'paragraph', 'words', 'list', 'link', 'lyrics'],
  groups: [
    {
      title: 'Text',
      controls: {
        size: {
          kind: 'select',
          label: 'Size',
          options: [
            { value: 'text', label: 'Text' },
            { value: 'lede', label: 'Introduction' },
            { value: 'large', label: 'Large' },
            { value: 'heading', label: 'Section heading' },
            { value: 'display', label: 'Artist name' },
          ],
        },
        align: alignControl,
      },
    },
  ],
  richTextProp: 'doc',
}
