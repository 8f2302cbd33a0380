import type { BlockData } from '@/blocks/_kit/define'
import type { ProductDetail } from '@/src/core/contracts/products'

/** The chosen release, or while none is chosen the newest of the featured ones. */
export async function loadRelease(id: string, data: BlockData): Promise<ProductDetail | null> {
  if (id) {
    const product = await data.product(id)
    return product?.category === 'Music' ? product : null
  }
  const [newest] = await data.featuredProducts('Music')
  return newest ? data.product(newest.id) : null
}
