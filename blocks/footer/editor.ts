import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/footer/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Footer',
  icon: 'footer',
  group: 'Fixed',
  keywords: ['copyright', 'policies', 'legal'],
  groups: [],
  setIn: {
    panel: 'pages',
    shows: 'It shows the year, your name and links to your three policies, which are pages.',
  },
}
