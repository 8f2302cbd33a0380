import { alignControl } from '@/blocks/_kit/controls'
import type { BlockEditor } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/product-card/schema'
import { limits } from '@/src/core/limits'

const { minPx, maxPx } = limits.productCard

export const editor: BlockEditor<typeof definition.schema> = {
  label: 'Product card',
  icon: 'bag',
  group: 'Music and shows',
  rank: 6,
  keywords: ['merch', 'shirt', 'vinyl', 'store', 'shop', 'buy', 'item', 'release'],
  groups: [
    {
      title: 'Product',
      controls: {
        product: { kind: 'thing', label: 'Product', from: 'products', none: 'None yet' },
        line: {
          kind: 'choice',
          label: 'Below its name',
          options: [
            { value: 'price', label: 'The price' },
            { value: 'artist', label: 'The artist' },
          ],
        },
      },
    },
    {
      title: 'Size',
      controls: {
        width: { kind: 'slider', label: 'Width', unit: 'px', min: minPx, max: maxPx },
        align: alignControl,
      },
    },
  ],
}
