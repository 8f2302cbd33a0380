import { limits } from '@/src/core/limits'
import { formatPrice } from '@/src/core/money'
import { studioLimits } from '@/src/core/studio-limits'

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

/** Texts for artists about what they have to sell. */
export const ownerCatalogMessages = {
  variants: {
    price: 'An amount like 12.50',
    priceMost: `At most ${formatPrice(limits.order.maxTotalMinor)}`,
    stock: 'A whole number, or nothing',
    stockMost: `At most ${studioLimits.merch.stockMax.toLocaleString('en-US')}`,
    skuMost: `At most ${studioLimits.merch.skuMax} letters`,
    status: 'In stock, Sold out, Not offered or Pre-order',
    noName: 'Give it a name.',
    twinName: 'There is one of this name already.',
    twin: 'There is one with this colour and size already.',
    changedElsewhere:
      'Prices or stock were changed in another window. Yours are still here: load the others, or save yours over them.',
    kept: (names: readonly string[]) =>
      `${names.join(', ')}: ordered before, so ${names.length === 1 ? 'it stays' : 'they stay'}, not offered any more.`,
    tooMany: `That makes more than ${studioLimits.merch.variantsMax} variants.`,
    noConnection: 'No connection: kept in this browser, and sent as soon as there is one.',
    unsaved: 'What you had not saved is here again.',
    pastedRowsLeft: (rows: number) =>
      `${count(rows, 'row', 'rows')} more than there are variants: left out.`,
    pastedColumnsLeft: (columns: number) =>
      `${count(columns, 'column', 'columns')} more than there are: left out.`,
    pasted: (cells: number) => `${count(cells, 'cell', 'cells')} filled.`,
    wrongCells: (cells: number) =>
      cells === 1 ? 'One cell needs another look.' : `${cells} cells need another look.`,
  },
  merch: {
    newTitle: 'New merch',
    title: 'Merch',
    about:
      'Shirts, records, posters: what fans hold in their hands. Add colours and sizes, and sell it in your store.',
    add: 'Add merch',
    states: { draft: 'Draft', scheduled: 'Planned', 'on-sale': 'On sale', off: 'Taken off' },
    noPicture: 'It has no picture. Visitors see an empty square.',
    noAlt: 'A picture has no words yet for those who cannot see it.',
    notOffered: 'Nothing of it can be bought: every variant is “Not offered”.',
    deleted: 'What was ordered stays; all else is gone for good.',
    nothingFound: 'Nothing is like that.',
    changed: (pieces: number) => `${count(pieces, 'piece', 'pieces')} changed.`,
    gone: (pieces: number) => `${count(pieces, 'piece', 'pieces')} deleted.`,
    askDelete: (pieces: number) =>
      `Delete ${count(pieces, 'piece', 'pieces')} of merch with all variants?`,
  },
} as const
