import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/featured-music/schema'
import type { ProductCard } from '@/src/core/contracts/products/products'

export type FeaturedMusicData = { products: readonly ProductCard[] }

export const load: BlockLoad<typeof definition.schema, FeaturedMusicData> = async ({
  props: { products, category },
  context: { data },
}) => {
  if (products.length === 0) {
    return { products: await data.featuredProducts(category) }
  }
  const chosen = await Promise.all(products.map((id) => data.product(id)))
  return { products: chosen.filter((product) => product !== null) }
}
