import { expect, it } from 'vitest'
import { cartItemOf } from '@/site/pages/product/cart-item-of'
import { productTextsOf } from '@/src/core/contracts/products/product-answers'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products/products'
import { playerQueue } from '@/src/core/player/player-queue'

const digital: VariantView = {
  id: 'v',
  isDefault: true,
  priceMinor: 1200,
  memberPriceMinor: null,
  payWhatYouWant: true,
  color: null,
  size: '',
  availabilityStatus: 'active',
  releaseAt: null,
  deliveryType: 'digital',
  upcCode: '',
  media: [],
}

const product: ProductDetail = {
  id: 'p',
  title: 'Salt & Signal',
  category: 'Music',
  artist: 'Luna Vale',
  cover: null,
  trackCount: 2,
  isPlayable: true,
  priceMinMinor: 1200,
  priceMaxMinor: 1200,
  payWhatYouWant: true,
  kind: 'digital',
  description: null,
  ...productTextsOf({}),
  reservedFor: '',
  waysIn: { tiers: [], isAccountEnough: false },
  media: [],
  variants: [digital],
  tracks: ['/a.mp3', ''].map((previewUrl, index) => ({
    id: `t${index}`,
    title: `Track ${index}`,
    artist: '',
    description: '',
    previewUrl,
    durationSeconds: 61,
    hasExplicitContent: false,
    isFeatured: false,
  })),
}

it('puts a release into the cart at the chosen price, once', () => {
  const item = cartItemOf(product, { variant: digital, priceMinor: 2000, quantity: 1 })
  expect(item).toMatchObject({
    productId: 'p',
    productVariantId: 'v',
    priceMinor: 2000,
    canIncreaseQuantity: false,
    payWhatYouWant: true,
    release: 'Album',
    isGift: false,
  })
  expect(item).not.toHaveProperty('size')
})

it('puts a gift into the cart with who gets it', () => {
  const gift = {
    recipientName: 'Ana',
    recipientEmail: 'ana@example.com',
    recipientMessage: 'Hi',
    giverName: 'Ben',
    deliverAt: '',
  }
  const item = cartItemOf(product, { variant: digital, priceMinor: 2000, quantity: 1, gift })
  expect(item).toMatchObject({ isGift: true, canIncreaseQuantity: false, ...gift })
})

it('puts merch into the cart with colour, size and a quantity that may grow', () => {
  const tee = {
    ...digital,
    deliveryType: 'shipping',
    size: 'M',
    color: { name: 'Bone', hex: '#eee' },
  }
  const merch = { ...product, category: 'Merch' as const }
  const choice = { variant: tee as VariantView, priceMinor: 3200, quantity: 2 }
  const item = cartItemOf(merch, choice)
  expect(item).toMatchObject({ canIncreaseQuantity: true, quantity: 2, size: 'M' })
  expect(item).not.toHaveProperty('release')
})

it('queues only what can be heard, under the artist’s name', () => {
  expect(playerQueue(product)).toEqual([
    expect.objectContaining({ id: 't0', url: '/a.mp3', artist: 'Luna Vale', productId: 'p' }),
  ])
})
