import { element } from '@/site/feeds/xml'
import { pictureUrls } from '@/site/seo/artist-data'
import { wordsOf } from '@/site/seo/plain-text'
import type { AvailabilityStatus } from '@/src/core/choices/product-choices'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products/products'
import { formatMinor } from '@/src/core/money'
import { variantLabel } from '@/src/core/orders/variant-labels'
import { cutText } from '@/src/core/text'

const availability: Readonly<Record<AvailabilityStatus, string>> = {
  active: 'in_stock',
  preorder: 'preorder',
  sold_out: 'out_of_stock',
  inactive: 'out_of_stock',
}

/** The longest title and the most further pictures that Google takes. */
const titleMax = 150
const picturesMax = 10

/** Of one item; search results show less. */
const descriptionMax = 500

/** Letters of all items, some 12,000: packed, a feed of them is about as large as the cache keeps. */
const feedMax = 10_000_000

/**
 * Products in the format of Google Merchant Center, which Meta's catalogues read, too
 * (https://support.google.com/merchants/answer/7052112): an item a variant. What costs nothing, or is
 * not for everybody, is no offer.
 *
 * @param url of the site, ending in a slash
 */
export function productFeed(
  products: readonly ProductDetail[],
  { artist, url }: { artist: string; url: string },
): string {
  const offered = products.filter(({ reservedFor }) => !reservedFor)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    element('title', artist),
    element('link', new URL('/products', url).href),
    element('description', `What ${artist} sells`),
    ...firstItems(offered, url),
    '</channel></rss>',
  ].join('')
}

function firstItems(products: readonly ProductDetail[], url: string): string[] {
  const items: string[] = []
  let length = 0
  for (const product of products) {
    for (const variant of product.variants.filter(({ priceMinor }) => priceMinor > 0)) {
      const item = itemOf(product, variant, url)
      length += item.length
      if (length > feedMax) {
        return items
      }
      items.push(item)
    }
  }
  return items
}

function itemOf(product: ProductDetail, variant: VariantView, url: string): string {
  const { id, title, artist, variants } = product
  const color = variant.color?.name
  const label = variantLabel({ color, size: variant.size })
  const name = product.category === 'Music' ? `${artist} – ${title}` : title
  const base = new URL(url)
  const [picture, ...others] = pictureUrls([...variant.media, ...product.media], base)
  return [
    '<item>',
    element('g:id', variant.id),
    ...(variants.length > 1 ? [element('g:item_group_id', id)] : []),
    element('g:title', cutText(label ? `${name} (${label})` : name, titleMax)),
    element('g:description', wordsOf(product.description, descriptionMax) || name),
    element('g:link', new URL(`/products/${id}`, base).href),
    ...(picture ? [element('g:image_link', picture)] : []),
    ...others.slice(0, picturesMax).map((other) => element('g:additional_image_link', other)),
    element('g:availability', availability[variant.availabilityStatus]),
    ...(variant.releaseAt ? [element('g:availability_date', variant.releaseAt)] : []),
    element('g:price', `${formatMinor(variant.priceMinor)} USD`),
    element('g:condition', 'new'),
    element('g:brand', artist),
    ...(isGtin(variant.upcCode)
      ? [element('g:gtin', variant.upcCode)]
      : [element('g:identifier_exists', 'no')]),
    ...(color ? [element('g:color', color)] : []),
    ...(variant.size && !product.optionName ? [element('g:size', variant.size)] : []),
    product.kind === 'digital' ? freeDelivery : '',
    '</item>',
  ].join('')
}

/** Downloads are not sent. */
const freeDelivery = `<g:shipping>${element('g:price', '0.00 USD')}</g:shipping>`

/** GTIN-8 to GTIN-14 with its check digit; services refuse an item with a wrong one. */
function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) {
    return false
  }
  const sum = [...code].reverse().reduce((total, digit, place) => {
    return total + Number(digit) * (place % 2 === 0 ? 1 : 3)
  }, 0)
  return sum % 10 === 0
}
