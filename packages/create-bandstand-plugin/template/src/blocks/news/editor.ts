import type { BlockEditor } from '@bandstand/kit/blocks'
import type { definition } from './schema.js'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'News',
  icon: 'text',
  group: 'Fans',
  keywords: ['starter', 'lines', 'updates', 'announcements'],
  groups: [
    {
      title: 'Content',
      controls: { atMost: { kind: 'number', label: 'Lines at most', min: 1, max: 20 } },
    },
  ],
}
