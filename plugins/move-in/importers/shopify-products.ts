import type { FoundItem, ImportedVariant, Importer, TableRow } from '@/plugins/_kit/importer'
import { groupRows } from '@/plugins/move-in/importers/group-rows'
import {
  cutSku,
  cutTitle,
  merchItem,
  readPrice,
  readStock,
  toChoice,
} from '@/plugins/move-in/importers/read-merch'

/** Headings of the older and of the newer export, see help.shopify.com/manual/products/import-export/using-csv. */
const handleOf = ({ cell }: TableRow) => cell('Handle', 'URL handle')
const priceOf = ({ cell }: TableRow) => cell('Variant Price', 'Price')
const skuOf = ({ cell }: TableRow) => cell('Variant SKU', 'SKU')
const needs = [['Handle', 'URL handle'], ['Title'], ['Variant Price', 'Price']]

export const shopifyProducts: Importer = {
  id: 'shopify-products',
  source: 'Shopify',
  title: 'Products',
  makes: 'Merch with its variants, prices and stock',
  steps: [
    'In Shopify open Products, and choose Export.',
    'Choose “All products” and “CSV for Excel, Numbers, or other spreadsheet programs”.',
    'Shopify mails you the file, or downloads it: products_export.csv.',
  ],
  without: 'Prices keep their numbers; no currency is converted.',
  accepts: ['.csv'],
  read: async function* (file) {
    const rows = file.rows({ needs })
    for await (const group of groupRows(rows, (row, first) => handleOf(row) !== handleOf(first))) {
      yield itemOf(group)
    }
  },
}

function itemOf(group: readonly [TableRow, ...TableRow[]]): FoundItem {
  const [first] = group
  const { cell } = first
  const key = handleOf(first) || cell('Title')
  const title = cutTitle(cell('Title'))
  const leaveOut = (why: string) => ({ key, title: title || key, leaveOut: why })
  if (title === '') {
    return leaveOut(`Line ${first.line} has no title`)
  }
  if (isTrue(cell('Gift Card'))) {
    return leaveOut('Gift cards cannot be moved')
  }
  const names = [1, 2, 3].map((number) => cell(`Option${number} Name`))
  const choices: ReturnType<typeof toChoice>[] = []
  const found: ImportedVariant[] = []
  const remarks = new Set<string>()
  for (const row of group.filter(isVariant)) {
    const priceMinor = readPrice(priceOf(row))
    if (priceMinor === null) {
      return leaveOut(`Line ${row.line}: “${priceOf(row)}” is not a price`)
    }
    const choice = toChoice(
      names.map((name, index) => ({ name, value: optionValue(row, index + 1, name) })),
    )
    const { stock, remark } = stockOf(row)
    choices.push(choice)
    found.push({
      colour: choice.colour,
      size: choice.size,
      priceMinor,
      stock,
      sku: cutSku(skuOf(row)),
    })
    if (remark) {
      remarks.add(remark)
    }
    if (/^false$/i.test(row.cell('Variant Requires Shipping', 'Requires shipping'))) {
      remarks.add('Not shipped there: choose here how buyers get it')
    }
  }
  if (found.length === 0) {
    return leaveOut('It has no price')
  }
  return merchItem({
    ...{ key, title, choices, found },
    html: cell('Body (HTML)', 'Description'),
    pictures: group.map((row) => row.cell('Image Src', 'Product image URL')).filter(Boolean),
    remarks: [...remarks],
  })
}

const isTrue = (text: string) => /^(true|yes|1)$/i.test(text)

/** Rows for further pictures have nothing of a variant. */
const isVariant = (row: TableRow) =>
  [priceOf(row), row.cell('Option1 Value'), skuOf(row)].some((text) => text !== '')

/** What has no options has one all the same, which says so. */
function optionValue({ cell }: TableRow, number: number, name: string): string {
  const value = cell(`Option${number} Value`)
  return name.toLowerCase() === 'title' || value.toLowerCase() === 'default title' ? '' : value
}

function stockOf({ cell }: TableRow): { stock: number | null; remark?: string } {
  const tracker = cell('Variant Inventory Tracker', 'Inventory tracker')
  const goesOn = cell('Variant Inventory Policy', 'Continue selling when out of stock')
  if (tracker === '' || /^(continue|true)$/i.test(goesOn)) {
    return { stock: null }
  }
  const stock = readStock(cell('Variant Inventory Qty', 'Inventory quantity'))
  return stock === null
    ? { stock: 0, remark: 'The file has no stock for it: it starts at 0' }
    : { stock }
}
