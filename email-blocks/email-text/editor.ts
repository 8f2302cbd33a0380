import { alignControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/email-blocks/email-text/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Text',
  icon: 'text',
  group: 'Words and pictures',
  rank: 1,
  keywords: ['heading', 'title', 'paragraph', 'words', 'list', 'link'],
  groups: [
    {
      title: 'Text',
      controls: {
        size: {
          kind: 'select',
          label: 'Size',
          options: [
            { value: 'small', label: 'Small print' },
            { value: 'text', label: 'Text' },
            { value: 'large', label: 'Large' },
          ],
        },
        align: alignControl,
      },
    },
  ],
  richTextProp: 'doc',
}
