import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/product-card/schema'
import type { ProductDetail } from '@/src/core/contracts/products/products'

export type ProductCardData = { product: ProductDetail | null }

export const load: BlockLoad<typeof definition.schema, ProductCardData> = async ({
  props,
  context,
}) => ({
  product: props.product ? await context.data.product(props.product) : null,
})
