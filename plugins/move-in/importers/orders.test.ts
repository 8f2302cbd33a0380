import { describe, expect, it } from 'vitest'
import { bandcampSales } from '@/plugins/move-in/importers/bandcamp-sales'
import { bigCartelOrders } from '@/plugins/move-in/importers/big-cartel-orders'
import { readMoment } from '@/plugins/move-in/importers/read-post'
import { shopifyOrders, squarespaceOrders } from '@/plugins/move-in/importers/store-orders'
import { found } from '@/plugins/move-in/testing/found-items'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.moveIn

/** A sales report with some of its columns. */
const columns = [
  ...['date', 'paid to', 'item type', 'item name', 'artist', 'currency', 'item price', 'quantity'],
  ...['sub total', 'additional fan contribution', 'shipping', 'transaction fee', 'item total'],
  ...['bandcamp transaction id', 'package', 'option', 'buyer name', 'buyer email', 'country code'],
] as const
type Cells = Partial<Record<(typeof columns)[number], string>>

const report = (rows: readonly Cells[], separator = ',') =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\r\n')

const ada: Cells = {
  ...{ date: '1/3/21 10:12pm', currency: 'GBP', quantity: '1', 'paid to': 'me@example.com' },
  ...{ 'bandcamp transaction id': '401', 'buyer name': 'Ada Fan', 'country code': 'GB' },
  'buyer email': 'Ada@Example.com',
}
const album: Cells = {
  ...{ ...ada, 'item type': 'album', 'item name': 'Night <b>Bus</b>', package: 'digital download' },
  ...{ 'item price': '7.00', 'sub total': '7.00', 'item total': '10.00' },
}
const shirt: Cells = {
  ...{ ...ada, 'item type': 'package', 'item name': 'Tour Tee', quantity: '2' },
  ...{ package: 'T-Shirt', option: 'Black, M', 'item price': '20.00', 'item total': '44.50' },
}
const sale = (id: string, more: Cells = {}): Cells => ({
  ...{ ...album, 'bandcamp transaction id': id, ...more },
})

describe('Bandcamp', () => {
  it('makes one order of what was bought together, wherever its rows stand', async () => {
    const [first, second, ...more] = await found(
      bandcampSales,
      report([album, sale('402', { 'buyer email': '', 'country code': '' }), shirt]),
    )
    expect(first).toEqual({
      key: '401',
      title: '401 · Night <b>Bus</b>, 2 × Tour Tee',
      remarks: '',
      thing: {
        kind: 'pastOrder',
        source: 'Bandcamp',
        number: '401',
        orderedAt: '2021-01-03T22:12:00.000Z',
        email: 'ada@example.com',
        name: 'Ada Fan',
        country: 'GB',
        lines: [
          { title: 'Night <b>Bus</b>', quantity: 1, option: '' },
          { title: 'Tour Tee', quantity: 2, option: 'T-Shirt / Black, M' },
        ],
        totalMinor: 5450,
        currency: 'GBP',
      },
    })
    expect(second).toMatchObject({ key: '402', thing: { email: '', country: '' }, remarks: '' })
    expect(more).toEqual([])
  })

  it.each([
    ['UTF-16, as it was for years', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'), ','],
    ['with tabs', (text: string) => Buffer.from(text), '\t'],
    ['with semicolons', (text: string) => Buffer.from(text), ';'],
  ])('is read in %s', async (_what, encode, separator) => {
    const [order] = await found(bandcampSales, encode(report([sale('1')], separator)))
    expect(order).toMatchObject({ thing: { totalMinor: 1000, name: 'Ada Fan' } })
  })

  it('leaves out what is no sale, or was given back, and says why', async () => {
    const back = (id: string, total: string): Cells =>
      sale(id, { 'item type': 'refund', 'item total': total, date: '2/3/21 1:00am' })
    const items = await found(
      bandcampSales,
      report([
        { date: '2/1/21 12:00am', 'item type': 'payout', 'item total': '99.00', currency: 'GBP' },
        back('old', '-10.00'),
        back('401', '(10.00)'),
        sale('401'),
        back('402', '-4.00'),
        sale('402'),
        sale('403', { 'item type': 'reversal', 'item total': '-1.00' }),
        sale('404', { 'transaction fee': '*' }),
      ]),
    )
    expect(items).toMatchObject([
      { title: 'Payout of 2/1/21 12:00am', leaveOut: 'A payout to you, not a sale' },
      { leaveOut: 'A refund, not a sale' },
      { key: '401', leaveOut: 'Refunded there' },
      {
        thing: { totalMinor: 600, orderedAt: '2021-01-03T22:12:00.000Z' },
        remarks: 'Partly refunded there: its total is what you kept',
      },
      { leaveOut: 'A payment that went back, not a sale' },
      { leaveOut: 'Its payment is still on its way there: import it later' },
    ])
  })

  it('goes on behind an order that cannot be read', async () => {
    const items = await found(
      bandcampSales,
      report([
        sale('1', { date: 'soon' }),
        sale('2', { currency: 'pounds' }),
        sale('3', { 'item total': 'a lot', 'sub total': '', 'item price': '' }),
        sale('4', { 'item name': '' }),
        sale('5', { 'buyer email': 'nobody' }),
        sale('6', { 'item total': '1.005' }),
        sale('7', { 'item total': '', shipping: '1.005' }),
        sale('8', { currency: 'JPY', 'item total': '10.50' }),
        sale('9', { currency: 'JPY', 'item total': '1.000' }),
        sale('11'),
        sale('11', { 'item type': 'refund', 'item total': '-1.005' }),
        sale('10', { currency: 'KWD', 'item total': '1.005' }),
      ]),
    )
    expect(items).toMatchObject([
      { leaveOut: '“soon” is not a date' },
      { leaveOut: '“POUNDS” is not a currency' },
      { leaveOut: 'What was paid for it cannot be read' },
      { leaveOut: 'Line 5 has no item' },
      {
        thing: { email: '', name: 'Ada Fan' },
        remarks: 'Its email address cannot be read, so it is on nobody’s page',
      },
      ...['6', '7', '8', '9', '11'].map((key) => ({
        key,
        leaveOut: 'What was paid for it cannot be read',
      })),
      { key: '10', thing: { totalMinor: 1005 } },
    ])
  })

  it('adds up what was paid where only its parts are told, without payments’ ids', async () => {
    const head = 'date,item type,item name,currency,sub total,shipping,buyer email'
    const rows = ['Tape', 'Poster'].map(
      (name) => `2020-05-06 07:08:09,package,${name},JPY,"1,200",300,ada@example.com`,
    )
    const orders = await found(bandcampSales, [head, ...rows].join('\n'))
    expect(orders).toMatchObject([
      { thing: { totalMinor: 3000, lines: [{ title: 'Tape' }, { title: 'Poster' }] } },
    ])
    // Both stay when the buyer is forgotten.
    expect(orders.map(({ key, title }) => key + title).join()).not.toContain('ada')
  })

  it('is refused when it is another report', async () => {
    await expect(found(bandcampSales, 'item type,item name\na,b\n')).rejects.toMatchObject({
      message: words.noHeading('date'),
    })
  })
})

it('reads orders of Shopify, which say all in their first row', async () => {
  const items = await found(
    shopifyOrders,
    [
      'Name,Email,Financial Status,Paid at,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Billing Country,Cancelled at,Refunded Amount',
      '#1001,ada@example.com,paid,2023-01-02 04:00:00 -0400,USD,57.50,2023-01-02 03:04:05 -0400,2,Tour Tee - Black / M,25.00,Ada Fan,US,,0.00',
      '#1001,ada@example.com,,,,,,1,Sticker,2.50,,,,',
      '#1002,bo@example.com,refunded,,USD,10.00,2023-01-02 03:04:05 -0400,1,Mug,10.00,Bo,DE,,10.00',
      '#1003,bo@example.com,partially_refunded,,EUR,10.00,2023-01-02 03:04:05 -0400,1,Mug,10.00,Bo,Germany,,4.00',
      '#1004,bo@example.com,pending,,USD,10.00,2023-01-02 03:04:05 -0400,1,Mug,10.00,Bo,DE,,',
      '#1005,bo@example.com,paid,,USD,10.00,2023-01-02 03:04:05 -0400,1,Mug,10.00,Bo,DE,2023-01-03 03:04:05 -0400,',
      '#1006,bo@example.com,partially_refunded,,USD,10.00,2023-01-02 03:04:05 -0400,1,Mug,10.00,Bo,DE,,1.005',
    ].join('\n'),
  )
  expect(items).toMatchObject([
    {
      key: '#1001',
      title: '1001 · 2 × Tour Tee - Black / M, Sticker',
      thing: {
        source: 'Shopify',
        number: '1001',
        orderedAt: '2023-01-02T07:04:05.000Z',
        country: 'US',
        totalMinor: 5750,
        lines: [{ quantity: 2 }, { title: 'Sticker', quantity: 1 }],
      },
    },
    { leaveOut: 'Refunded there' },
    { thing: { totalMinor: 600, currency: 'EUR', country: 'DE' } },
    { leaveOut: 'Not paid there' },
    { leaveOut: 'Cancelled there' },
    { leaveOut: 'What was paid for it cannot be read' },
  ])
})

it('reads orders of Squarespace, with what was chosen', async () => {
  const items = await found(
    squarespaceOrders,
    [
      'Order ID;Email;Financial Status;Currency;Amount Refunded;Total;Created at;Lineitem quantity;Lineitem name;Lineitem variant;Shipping Name;Shipping Country',
      '00012;ada@example.com;PAID;EUR;0,00;1.030,00;2022/03/04 05:06:07;1;Print;A3 / Matt;Ada Fan;United States',
      '00012;;;;;;;3;Card;;;',
      '00013;ada@example.com;PAID;EUR;0,00;5,00;2022/03/04 05:06:07;;;;Ada Fan;',
    ].join('\n'),
  )
  expect(items).toMatchObject([
    {
      thing: {
        source: 'Squarespace',
        orderedAt: '2022-03-04T05:06:07.000Z',
        country: 'US',
        totalMinor: 103_000,
        lines: [
          { title: 'Print', option: 'A3 / Matt' },
          { title: 'Card', quantity: 3 },
        ],
      },
    },
    { leaveOut: 'Nothing was bought by it' },
  ])
  await expect(found(squarespaceOrders, 'Name,Total\n1,2\n')).rejects.toMatchObject({
    message: words.noHeading('Order ID'),
  })
})

it('reads orders of Big Cartel, which have all of their items in one cell', async () => {
  const row = (number: string, more: Partial<Record<'payment' | 'items' | 'time', string>> = {}) =>
    [
      ...[number, 'Ada', 'Fan', 'ada@example.com', '2022-07-09', more.time ?? '2:33 AM EDT'],
      ...['completed', more.payment ?? 'completed', 'DE', 'EUR'],
      more.items ?? 'product_name:Mug|product_option_name:|quantity:1|price:5.0|total:5.0',
      '15.52',
    ].join(',')
  const items = await found(
    bigCartelOrders,
    [
      'Number,Buyer first name,Buyer last name,Buyer email,Date,Time,Status,Payment status,Shipping country,Currency,Items,Total price',
      row('ABCD-1', {
        items:
          'product_name:Tee: the 2nd; signed|product_option_name:M|quantity:2|price:5.0|total:10.0;product_name:Zine|product_option_name:|quantity:1|price:5.52|total:5.52',
      }),
      row('ABCD-2', { payment: 'refunded' }),
      row('ABCD-3', { payment: 'pending' }),
      row('ABCD-4', { payment: 'partially_refunded', time: '2:33 AM CEST' }),
      row('ABCD-5', { items: '' }),
    ].join('\n'),
  )
  expect(items).toMatchObject([
    {
      key: 'ABCD-1',
      title: 'ABCD-1 · 2 × Tee: the 2nd; signed, Zine',
      thing: {
        ...{ source: 'Big Cartel', orderedAt: '2022-07-09T06:33:00.000Z', name: 'Ada Fan' },
        ...{ email: 'ada@example.com', country: 'DE', totalMinor: 1552, currency: 'EUR' },
        lines: [
          { title: 'Tee: the 2nd; signed', option: 'M', quantity: 2 },
          { title: 'Zine', option: '', quantity: 1 },
        ],
      },
    },
    { leaveOut: 'Refunded there' },
    { leaveOut: 'Not paid there' },
    {
      thing: { orderedAt: '2022-07-09T00:00:00.000Z' },
      remarks: 'Partly refunded there: the file does not say how much',
    },
    { leaveOut: 'Nothing was bought by it' },
  ])
})

it.each([
  ['1/3/26 10:12am', '2026-01-03T10:12:00.000Z'],
  ['12/31/2025 12:05am', '2025-12-31T00:05:00.000Z'],
  ['12/31/2025 12:05 PM', '2025-12-31T12:05:00.000Z'],
  ['31/12/2025 23:59', '2025-12-31T23:59:00.000Z'],
  ['7/25/2018', '2018-07-25T00:00:00.000Z'],
  ['13 May 2026 23:28:01 GMT', '2026-05-13T23:28:01.000Z'],
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['13/13/2026', null],
])('reads the moment %s', (text, moment) => {
  expect(readMoment(text)).toBe(moment)
})
