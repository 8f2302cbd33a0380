import { z } from 'zod'
import type { FoundItem, Importer } from '@/plugins/_kit/importer'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import { cutTitle, merchItem, readPrice, toChoice } from '@/plugins/move-in/importers/read-merch'
import { withParagraphs } from '@/plugins/move-in/importers/read-post'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const text = z.string().nullish().catch(null)
const id = z.union([z.string(), z.number()]).transform(String)
const flag = z.boolean().nullish().catch(null)
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).nullish().catch(null)

const value = z.looseObject({ id, name: z.string() })
/**
 * As every shop shows its products to themes and apps, see the fixtures of github.com/bigcartel/dugway: whether something
 * is sold out, not how many are left. Its admin exports orders alone, see
 * help.shopify.com/en/manual/migrating-to-shopify/shopify-import/big-cartel-migration.
 */
const product = z.looseObject({
  id,
  name: z.string(),
  description: text,
  on_sale: flag,
  options: z
    .array(
      z.looseObject({
        name: z.string(),
        price: z.union([z.string(), z.number()]).transform(String),
        sold_out: flag,
        option_group_values: listOf(value),
      }),
    )
    .min(1),
  option_groups: listOf(z.looseObject({ name: z.string(), values: listOf(value) })),
  images: listOf(z.looseObject({ secure_url: text, url: text })),
})
type Product = z.output<typeof product>

export const bigCartelProducts: Importer = {
  id: 'big-cartel-products',
  source: 'Big Cartel',
  title: 'Products',
  makes: 'Merch with its variants and prices',
  steps: [
    'Open the address of your shop with /products.json behind it, like myshop.bigcartel.com/products.json.',
    'Save the page as a file that ends with .json.',
    'If products are missing from it, save /products.json?page=2 too, and so on: import one file after the other.',
  ],
  without:
    'Hidden products are not in it. Big Cartel exports no stock: write how many there are into each product here, from Inventory there. Prices keep their numbers; no currency is converted.',
  accepts: ['.json'],
  read: async function* (file) {
    const whole = z.array(z.unknown()).safeParse(await file.json())
    if (!whole.success) {
      throw refuseFile(ownerMessages.moveIn.noBigCartel)
    }
    for (const [index, each] of whole.data.entries()) {
      const read = product.safeParse(each)
      yield read.success
        ? itemOf(read.data)
        : { key: `product ${index}`, title: `Product ${index + 1}`, leaveOut: 'It cannot be read' }
    }
  },
}

function itemOf(found: Product): FoundItem {
  const { id: key, options } = found
  const title = cutTitle(found.name)
  const leaveOut = (why: string) => ({ key, title: title || key, leaveOut: why })
  if (title === '') {
    return leaveOut('It has no title')
  }
  const groupOf = new Map(
    (found.option_groups ?? []).flatMap(({ name, values }) =>
      (values ?? []).map((each) => [each.id, name] as const),
    ),
  )
  const choices = options.map(({ name, option_group_values: values }) =>
    toChoice(
      groupOf.size > 0 && values?.length
        ? values.map((each) => ({ name: groupOf.get(each.id) ?? '', value: each.name }))
        : [{ name: 'Size', value: isNoChoice(name, found) ? '' : name }],
    ),
  )
  const variants = options.map(({ price, sold_out: isSoldOut }, index) => ({
    colour: choices[index]?.colour ?? '',
    size: choices[index]?.size ?? '',
    priceMinor: readPrice(price),
    stock: isSoldOut ? 0 : null,
    sku: '',
  }))
  const wrong = options.find((_option, index) => variants[index]?.priceMinor === null)
  if (wrong) {
    return leaveOut(`“${wrong.price}” is not a price`)
  }
  return merchItem({
    ...{ key, title, choices },
    found: variants.map((variant) => ({ ...variant, priceMinor: variant.priceMinor ?? 0 })),
    html: withParagraphs(found.description ?? ''),
    pictures: (found.images ?? []).flatMap((image) => image.secure_url ?? image.url ?? []),
    remarks: [
      'The file has no stock for it: what is not sold out there has no limit here',
      ...(found.on_sale ? ['On sale there: imported at the sale price'] : []),
    ],
  })
}

/** What has no options has one all the same, called after the product. */
const isNoChoice = (name: string, { name: product, options }: Product): boolean =>
  options.length === 1 && [product.toLowerCase(), 'default'].includes(name.toLowerCase())
