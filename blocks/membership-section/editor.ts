import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/membership-section/schema'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Membership Section',
  icon: 'users',
  group: 'Fans',
  rank: 1,
  keywords: ['tiers', 'subscribe', 'join', 'members', 'patrons', 'prices'],
  groups: [
    {
      title: 'Content',
      controls: {
        title: { kind: 'text', label: 'Title' },
        lede: { kind: 'textarea', label: 'A sentence beside it' },
        tiers: { kind: 'multi-select', label: 'Tiers', from: 'tiers', none: 'All of them' },
      },
    },
  ],
  titleProp: 'title',
}
