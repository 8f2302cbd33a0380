import type { CartItem } from '@/site/cart/cart-item'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products/products'
import { smallestImageUrl } from '@/src/core/files/smallest-image-url'
import type { Gift } from '@/src/core/gifts/gift'

const lineCoverPx = 192

type Choice = { variant: VariantView; priceMinor: number; quantity: number; gift?: Gift }

/** What goes into the cart when this variant is chosen. */
export function cartItemOf(
  product: Pick<ProductDetail, 'id' | 'title' | 'category' | 'cover' | 'trackCount'>,
  { variant, priceMinor, quantity, gift }: Choice,
): CartItem {
  const cover = variant.media[0] ?? product.cover
  return {
    productId: product.id,
    productVariantId: variant.id,
    title: product.title,
    priceMinor,
    coverImage: smallestImageUrl(cover, lineCoverPx),
    quantity,
    canIncreaseQuantity: variant.deliveryType !== 'digital',
    payWhatYouWant: variant.payWhatYouWant,
    deliveryType: variant.deliveryType,
    isGift: gift !== undefined,
    ...gift,
    ...(variant.color && { color: variant.color }),
    ...(variant.size && { size: variant.size }),
    ...(product.category === 'Music' && {
      release: product.trackCount === 1 ? ('Single' as const) : ('Album' as const),
    }),
  }
}
