import { expect, it } from 'vitest'
import { productFeed } from '@/site/feeds/product-feed'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products/products'

const picture = (name: string) => ({
  id: name,
  url: `/files/public/${name}.jpg`,
  alt: '',
  width: 10,
  height: 10,
  mimeType: 'image/jpeg',
  sizes: [],
  focalX: 50,
  focalY: 50,
})

const variant: VariantView = {
  id: 'v1',
  isDefault: true,
  payWhatYouWant: false,
  availabilityStatus: 'active',
  releaseAt: null,
  deliveryType: 'shipping',
  priceMinor: 2500,
  memberPriceMinor: null,
  color: null,
  size: '',
  upcCode: '',
  media: [],
}

const shirt: ProductDetail = {
  id: 'p1',
  title: 'Shirt & <tie>',
  category: 'Merch',
  kind: 'physical',
  artist: 'Luna',
  reservedFor: '',
  credits: '',
  cover: null,
  trackCount: 0,
  priceMinMinor: 2500,
  priceMaxMinor: 2500,
  payWhatYouWant: false,
  isPlayable: false,
  waysIn: { tiers: [], isAccountEnough: false },
  description: null,
  media: [picture('front'), picture('back')],
  variants: [variant],
  tracks: [],
}

const feed = (product: Partial<ProductDetail> = {}, own: Partial<VariantView> = {}) =>
  productFeed([{ ...shirt, variants: [{ ...variant, ...own }], ...product }], {
    artist: 'Luna',
    url: 'https://luna.example/',
  })

it('offers a product with its pictures, price and state, every text escaped', () => {
  const xml = feed()
  expect(xml).toContain('<g:id>v1</g:id><g:title>Shirt &#38; &#60;tie&#62;</g:title>')
  expect(xml).toContain('<g:link>https://luna.example/products/p1</g:link>')
  expect(xml).toContain('<g:image_link>https://luna.example/files/public/front.jpg</g:image_link>')
  expect(xml).toContain(
    '<g:additional_image_link>https://luna.example/files/public/back.jpg</g:additional_image_link>',
  )
  expect(xml).toContain('<g:availability>in_stock</g:availability><g:price>25.00 USD</g:price>')
  expect(xml).not.toContain('g:item_group_id')
})

it('makes an item of each variant, with its own picture first', () => {
  const red = { ...variant, id: 'red', color: { name: 'Red', hex: '#f00' }, size: 'M' }
  const xml = feed({
    variants: [
      { ...red, media: [picture('red')] },
      { ...variant, id: 'plain' },
    ],
  })
  expect(xml.match(/<g:item_group_id>p1</g)).toHaveLength(2)
  expect(xml).toContain('<g:image_link>https://luna.example/files/public/red.jpg</g:image_link>')
  expect(xml).toContain('<g:color>Red</g:color><g:size>M</g:size>')
})

it('says what is sold out, and when a pre-order is out', () => {
  expect(feed({}, { availabilityStatus: 'sold_out' })).toContain('>out_of_stock<')
  const later = feed({}, { availabilityStatus: 'preorder', releaseAt: '2027-01-01T00:00:00.000Z' })
  expect(later).toContain(
    '>preorder</g:availability><g:availability_date>2027-01-01T00:00:00.000Z<',
  )
})

it('leaves out what is free or not for everybody', () => {
  expect(feed({}, { priceMinor: 0 })).not.toContain('<item>')
  expect(feed({ reservedFor: 'Only for members' })).not.toContain('<item>')
})

it.each([
  ['4006381333931', true],
  ['036000291452', true],
  ['4006381333932', false],
  ['LUNA-1', false],
])('gives the code %s as a GTIN: %s', (upcCode, isGiven) => {
  const xml = feed({}, { upcCode })
  expect(xml.includes(`<g:gtin>${upcCode}</g:gtin>`)).toBe(isGiven)
  expect(xml.includes('<g:identifier_exists>no<')).toBe(!isGiven)
})
