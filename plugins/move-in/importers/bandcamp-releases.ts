import type { FoundItem, Importer, TableRow } from '@/plugins/_kit/importer'
import { reportSteps, typeOf } from '@/plugins/move-in/importers/bandcamp-sales'
import { gatherRows } from '@/plugins/move-in/importers/gather-rows'
import { cutSku, cutTitle } from '@/plugins/move-in/importers/read-merch'
import { currencyOf, readAmount } from '@/plugins/move-in/importers/read-order'
import { readMoment } from '@/plugins/move-in/importers/read-post'
import { digitsOf } from '@/src/core/books/money-text'
import { isIsrc, plainIsrc } from '@/src/core/choices/isrc'
import { isBelowLeastCharge } from '@/src/core/orders/pricing/least-charge'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'

type Release = {
  key: string
  title: string
  artist: string
  /** Of its sales at the full price, with their currency. */
  prices: Map<string, number>
  /** In a currency without hundredths. */
  isForeign: boolean
  isGiftedMore: boolean
  firstSoldAt: string | null
  sku: string
  isrc: string
  isMusic: boolean
  isTrack: boolean
}

/** Bandcamp has no export of a discography: what was sold of it at least once stands in the report of sales. */
export const bandcampReleases: Importer = {
  id: 'bandcamp-releases',
  source: 'Bandcamp',
  title: 'Releases',
  makes: 'Albums and tracks that were sold, as drafts with their prices',
  steps: reportSteps,
  without:
    'The report has names and prices only: add songs, texts and pictures to each release here. Its day is that of its first sale. What was never sold is not in it. A track that was sold by itself becomes a release of its own, because the report does not say of which album it is. Prices keep their numbers; no currency is converted.',
  accepts: ['.csv'],
  read: async function* (file) {
    const needs = [['item type'], ['item name'], ['item price'], ['currency']]
    const releases = await gatherRows(soldItems(file.rows({ needs })), { keyOf, begin, add })
    for (const release of releases) {
      yield itemOf(release)
    }
  },
}

async function* soldItems(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    const isSold = row.cell('item name') !== '' && !/^(payout|refund|reversal)$/.test(typeOf(row))
    if (isSold) {
      yield row
    }
  }
}

const isMusic = (row: TableRow) => /^(album|track)$/.test(typeOf(row))

/** A record is sold at the address of its album, and is another thing. */
function keyOf(row: TableRow): string {
  const { cell } = row
  const [typed = ''] = cell('item url').toLowerCase().split(/[?#]/, 1)
  const address = typed
    .replace(/^https?:/, '')
    .split('/')
    .filter(Boolean)
    .join('/')
  const key = address || JSON.stringify([cell('artist'), cell('item name')].map(plain))
  return isMusic(row) ? key : `${key} ${plain(cell('item name'))} ${plain(cell('package'))}`
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

function begin(row: TableRow, key: string): Release {
  const { cell } = row
  return {
    key,
    title: cutTitle(cell('item name')),
    artist: cutText(cell('artist'), studioLimits.release.artistMax),
    prices: new Map(),
    isForeign: false,
    isGiftedMore: false,
    firstSoldAt: null,
    sku: '',
    isrc: '',
    isMusic: isMusic(row),
    isTrack: typeOf(row) === 'track',
  }
}

function add(release: Release, row: TableRow): void {
  const { cell } = row
  const currency = currencyOf(row)
  const price = readAmount(cell('item price'), currency)
  // The report has the price less what a code took off.
  if (price !== null && cell('discount code') === '') {
    release.prices.set(`${currency} ${price}`, price)
    // Prices keep their numbers, which those without hundredths cannot.
    release.isForeign ||= digitsOf(currency) !== 2
  }
  release.isGiftedMore ||= (readAmount(cell('additional fan contribution'), currency) ?? 0) > 0
  const soldAt = readMoment(cell('date'))
  if (soldAt !== null && (release.firstSoldAt === null || soldAt < release.firstSoldAt)) {
    release.firstSoldAt = soldAt
  }
  release.sku ||= cutSku(cell('upc') || cell('catalog number'))
  release.isrc ||= plainIsrc(cell('isrc'))
}

function itemOf(release: Release): FoundItem {
  const { key, title, artist, prices, firstSoldAt, sku, isrc } = release
  if (!release.isMusic) {
    return { key, title, leaveOut: 'No music: add it as merch, or as an edition of its release' }
  }
  const [price = null, ...others] = prices.values()
  const isKept =
    price !== null && others.length === 0 && !release.isForeign && !isBelowLeastCharge(price)
  return {
    key,
    title,
    make: {
      kind: 'release',
      ...{ title, artist, sku, releasedAt: firstSoldAt },
      priceMinor: isKept ? price : null,
      isOpen: isKept && price === 0 && release.isGiftedMore,
    },
    remarks: [
      ...(others.length > 0 ? ['Sold at several prices there: set its price here'] : []),
      ...(others.length === 0 && !isKept ? ['Its price there cannot be kept: set one here'] : []),
      // The report does not say of which album a track is.
      ...(release.isTrack
        ? [
            'A track sold by itself: if its album is here too, add it there as a song, and delete this',
          ]
        : []),
      ...(isIsrc(isrc) ? [`The ISRC of its song is ${isrc}`] : []),
    ],
  }
}
