import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/email-blocks/email-products/schema'
import { limits } from '@/src/core/limits'

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Products',
  icon: 'bag',
  group: 'Music and shows',
  rank: 1,
  keywords: ['music', 'merch', 'store', 'release', 'album'],
  groups: [
    {
      title: 'Products',
      controls: {
        products: {
          kind: 'multi-select',
          label: 'Products',
          from: 'products',
          none: 'Your featured music, newest first',
        },
        count: { kind: 'slider', label: 'Side by side', min: 1, max: limits.email.columnsMax },
      },
    },
  ],
}
