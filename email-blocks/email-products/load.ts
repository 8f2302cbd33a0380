import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/email-blocks/email-products/schema'
import type { ProductCard } from '@/src/core/contracts/products/products'
import { limits } from '@/src/core/limits'

export type EmailProductsData = { products: readonly ProductCard[] }

export const load: BlockLoad<typeof definition.schema, EmailProductsData> = async ({
  props,
  context: { data },
}) => {
  if (props.products.length === 0) {
    const featured = await data.featuredProducts('Music')
    return { products: featured.slice(0, limits.email.productsMax) }
  }
  const chosen = await Promise.all(props.products.map((id) => data.product(id)))
  return { products: chosen.filter((product) => product !== null) }
}
