import type { BlockContext, BlockData } from '@/blocks/_kit/define'
import type { ProductDetail } from '@/src/core/contracts/products/products'
import type { RichTextPictures } from '@/src/rich-text/node-kit'
import { picturesIn } from '@/src/rich-text/pictures-in'

/** The media items of a text's pictures, null for those that are gone. */
export async function loadPictures(
  doc: unknown,
  { data }: Pick<BlockContext, 'data'>,
): Promise<RichTextPictures> {
  const ids = [...new Set(picturesIn(doc).map(({ id }) => id))]
  return Object.fromEntries(
    await Promise.all(ids.map(async (id) => [id, await data.media(id)] as const)),
  )
}

/** The chosen release, or while none is chosen the newest of the featured ones. */
export async function loadRelease(id: string, data: BlockData): Promise<ProductDetail | null> {
  if (id) {
    const product = await data.product(id)
    return product?.category === 'Music' ? product : null
  }
  const [newest] = await data.featuredProducts('Music')
  return newest ? data.product(newest.id) : null
}
