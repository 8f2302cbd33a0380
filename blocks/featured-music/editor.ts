import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/featured-music/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Featured Music',
  icon: 'music',
  group: 'Music and shows',
  rank: 1,
  keywords: ['releases', 'albums', 'singles', 'songs', 'store', 'buy'],
  groups: [
    {
      title: 'Content',
      controls: {
        title: { kind: 'text', label: 'Title' },
        category: {
          kind: 'choice',
          label: 'Featured',
          options: [
            { value: 'Music', label: 'Music' },
            { value: 'Merch', label: 'Merch' },
          ],
        },
        products: {
          kind: 'multi-select',
          label: 'Or these',
          from: 'products',
          none: 'All that are featured',
        },
      },
    },
  ],
  titleProp: 'title',
}
