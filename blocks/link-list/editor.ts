import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/link-list/schema'
import { limits } from '@/src/core/limits'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Link list',
  icon: 'list',
  group: 'Words and pictures',
  rank: 7,
  keywords: ['links', 'link tree', 'spotify', 'bandcamp', 'streaming', 'elsewhere', 'menu'],
  groups: [
    {
      title: 'Links',
      controls: {
        title: { kind: 'text', label: 'Title' },
        links: { kind: 'links', label: 'Links', max: limits.linkList.rowsMax },
        opensNewTab: { kind: 'toggle', label: 'Open a new tab' },
      },
    },
    {
      title: 'Look',
      controls: {
        look: {
          kind: 'choice',
          label: 'Look',
          options: [
            { value: 'lines', label: 'Lines' },
            { value: 'buttons', label: 'Buttons' },
            { value: 'plain', label: 'Plain' },
          ],
        },
      },
    },
  ],
  titleProp: 'title',
}
