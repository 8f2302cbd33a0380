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

/** Headings as of support.squarespace.com, “Importing products from a .csv”. */
const idOf = ({ cell }: TableRow) =>
  cell('Product ID [Non Editable]', 'Product ID') || cell('Product URL') || cell('Title')
const needs = [['Title'], ['Price'], ['Option Name 1', 'Product Type [Non Editable]']]

const leftOutTypes: Readonly<Record<string, string>> = {
  digital: 'A download, whose file is not in the export: make it as a release here',
  download: 'A download, whose file is not in the export: make it as a release here',
  giftcard: 'Gift cards cannot be moved',
}

export const squarespaceProducts: Importer = {
  id: 'squarespace-products',
  source: 'Squarespace',
  title: 'Products',
  makes: 'Merch with its variants, prices and stock',
  steps: [
    'In Squarespace open Selling, then Products.',
    'Choose the three dots at the top, then Export all.',
    'The file is called products and the day, and ends with .csv.',
  ],
  without: 'Prices keep their numbers; no currency is converted.',
  accepts: ['.csv'],
  read: async function* (file) {
    const rows = file.rows({ needs })
    // Further variants have nothing of their product but the options.
    for await (const group of groupRows(rows, (row) => row.cell('Title') !== '')) {
      yield itemOf(group)
    }
  },
}

function itemOf(group: readonly [TableRow, ...TableRow[]]): FoundItem {
  const [first] = group
  const { cell } = first
  const key = idOf(first) || `line ${first.line}`
  const title = cutTitle(cell('Title'))
  const leaveOut = (why: string) => ({ key, title: title || key, leaveOut: why })
  if (title === '') {
    return leaveOut(`Line ${first.line} has no title`)
  }
  const type = cell('Product Type [Non Editable]', 'Product Type')
  const why = leftOutTypes[type.toLowerCase().replace(/[^a-z]/g, '')]
  if (why) {
    return leaveOut(why)
  }
  const names = optionNumbers.map((number) => cell(`Option Name ${number}`))
  const choices: ReturnType<typeof toChoice>[] = []
  const found: ImportedVariant[] = []
  const remarks = new Set<string>()
  for (const row of group) {
    const isOnSale = /^(yes|true)$/i.test(row.cell('On Sale'))
    const price = (isOnSale && row.cell('Sale Price')) || row.cell('Price')
    const priceMinor = readPrice(price)
    if (priceMinor === null) {
      return leaveOut(`Line ${row.line}: “${price}” is not a price`)
    }
    if (isOnSale) {
      remarks.add('On sale there: imported at the sale price')
    }
    const choice = toChoice(
      optionNumbers.map((number, index) => ({
        name: names[index] ?? '',
        value: row.cell(`Option Value ${number}`),
      })),
    )
    choices.push(choice)
    const isEndless = /^unlimited$/i.test(row.cell('Stock'))
    const stock = isEndless ? null : readStock(row.cell('Stock'))
    if (!isEndless && stock === null) {
      remarks.add('The file has no stock for it: it starts at 0')
    }
    found.push({
      colour: choice.colour,
      size: choice.size,
      priceMinor,
      stock: isEndless ? null : (stock ?? 0),
      sku: cutSku(row.cell('SKU')),
    })
  }
  if (/^service$/i.test(type)) {
    remarks.add('Not shipped there: choose here how buyers get it')
  }
  return merchItem({
    ...{ key, title, choices, found },
    html: cell('Description'),
    pictures: group.flatMap((row) => row.cell('Hosted Image URLs').split(/\s+/).filter(Boolean)),
    remarks: [...remarks],
  })
}

const optionNumbers = [1, 2, 3, 4, 5, 6] as const
