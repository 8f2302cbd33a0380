import type { BlockLoad } from '@/blocks/_kit/define'
import type { definition } from '@/blocks/featured-music/schema'
import type { ProductCard } from '@/src/core/contracts/products'

export type FeaturedMusicData = { products: readonly ProductCard[] }

export const load: BlockLoad<typeof definition.schema, FeaturedMusicData> = async ({
  context,
}) => ({
  products: await context.data.featuredProducts('Music'),
})
