import { describe, expect, it } from 'vitest'
import { bigCartelProducts } from '@/plugins/move-in/importers/big-cartel-products'
import { linkList } from '@/plugins/move-in/importers/link-list'
import { readPrice, readStock, toChoice } from '@/plugins/move-in/importers/read-merch'
import { shopifyProducts } from '@/plugins/move-in/importers/shopify-products'
import { squarespaceProducts } from '@/plugins/move-in/importers/squarespace-products'
import { found } from '@/plugins/move-in/testing/found-items'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.moveIn

describe('Shopify', () => {
  const older = [
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Requires Shipping,Image Src,Gift Card,Status',
    'tee,Tour Tee,"<p>Soft, ""really""</p>",Color,Black,Size,M,TEE-M,shopify,3,deny,25.00,TRUE,https://cdn.example.com/1.png,false,active',
    'tee,,,,Black,,L,TEE-L,shopify,-2,deny,27.50,TRUE,,,',
    'tee,,,,,,,,,,,,,https://cdn.example.com/2.png,,',
    'mug,Mug,,Title,Default Title,,,,,,deny,12,TRUE,,false,draft',
    'card,Voucher,,Title,Default Title,,,,,,deny,50.00,FALSE,,true,active',
    'odd,Odd,,Title,Default Title,,,,,,deny,soon,TRUE,,false,active',
  ].join('\r\n')

  it('becomes merch with colours, sizes, prices and stock', async () => {
    const [tee, mug, card, odd, ...more] = await found(shopifyProducts, older)
    expect(tee).toMatchObject({
      key: 'tee',
      thing: {
        title: 'Tour Tee',
        html: '<p>Soft, "really"</p>',
        optionName: '',
        variants: [
          { colour: 'Black', size: 'M', priceMinor: 2500, stock: 3, sku: 'TEE-M' },
          { colour: 'Black', size: 'L', priceMinor: 2750, stock: 0, sku: 'TEE-L' },
        ],
        pictures: ['https://cdn.example.com/1.png', 'https://cdn.example.com/2.png'],
      },
      remarks: '',
    })
    expect(mug).toMatchObject({
      remarks: '',
      thing: { variants: [{ colour: '', size: '', priceMinor: 1200, stock: null }] },
    })
    expect(card).toMatchObject({ leaveOut: 'Gift cards cannot be moved' })
    expect(odd).toMatchObject({ leaveOut: 'Line 7: “soon” is not a price' })
    expect(more).toEqual([])
  })

  it('is read by the newer headings, and with several options as one', async () => {
    const [print] = await found(
      shopifyProducts,
      'Title;URL handle;Description;Option1 name;Option1 value;Option2 name;Option2 value;Price;Inventory tracker;Inventory quantity;Continue selling when out of stock\n' +
        'Print;print;Signed;Paper;Matt;Format;A3;1.250,00;shopify;;FALSE\n',
    )
    expect(print).toMatchObject({
      thing: {
        optionName: 'Paper / Format',
        variants: [{ size: 'Matt / A3', priceMinor: 125_000, stock: 0 }],
      },
      remarks:
        'The file has no stock for it: it starts at 0 · Several options were combined into one',
    })
  })

  it('is refused when it is the export of something else', async () => {
    await expect(found(shopifyProducts, 'Name,Email\nAda,ada@example.com\n')).rejects.toMatchObject(
      { message: words.noHeading('Handle') },
    )
  })
})

it('reads products of Big Cartel, as a shop shows them', async () => {
  const option = (name: string, more = {}) => ({ name, price: 10, sold_out: false, ...more })
  const grouped = (id: number, size: string, more = {}) =>
    option(`Black / ${size}`, {
      option_group_values: [
        { id: 1, name: 'Black' },
        { id, name: size },
      ],
      ...more,
    })
  const [tee, mug, odd, wrong, ...more] = await found(
    bigCartelProducts,
    JSON.stringify([
      {
        ...{ id: 9, name: 'Tee', description: 'Soft.\n\nReally.', on_sale: true },
        options: [grouped(2, 'M'), grouped(3, 'L', { price: 12.5, sold_out: true })],
        option_groups: [
          { name: 'Color', values: [{ id: 1, name: 'Black' }] },
          {
            name: 'Size',
            values: [
              { id: 2, name: 'M' },
              { id: 3, name: 'L' },
            ],
          },
        ],
        images: [{ url: 'http://a.example/1.jpg', secure_url: 'https://a.example/1.jpg' }],
      },
      { id: 10, name: 'Mug', options: [option('Default')] },
      { id: 11, name: 'Odd', options: [option('A3', { price: 'soon' })] },
      { name: 'No id' },
    ]),
  )
  expect(tee).toMatchObject({
    key: '9',
    thing: {
      title: 'Tee',
      html: '<p>Soft.</p><p>Really.</p>',
      variants: [
        { colour: 'Black', size: 'M', priceMinor: 1000, stock: null },
        { colour: 'Black', size: 'L', priceMinor: 1250, stock: 0 },
      ],
      pictures: ['https://a.example/1.jpg'],
    },
    remarks:
      'The file has no stock for it: what is not sold out there has no limit here · On sale there: imported at the sale price',
  })
  expect(mug).toMatchObject({ thing: { variants: [{ colour: '', size: '' }] } })
  expect(odd).toMatchObject({ leaveOut: '“soon” is not a price' })
  expect(wrong).toMatchObject({ leaveOut: 'It cannot be read' })
  expect(more).toEqual([])
  await expect(found(bigCartelProducts, '{"products":[]}')).rejects.toMatchObject({
    message: words.noBigCartel,
  })
})

it('reads products of Squarespace, whose variants stand below them', async () => {
  const [tee, song, ...more] = await found(
    squarespaceProducts,
    [
      'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Price,Sale Price,On Sale,Stock,Visible,Hosted Image URLs',
      'p1,v1,PHYSICAL,store,tee,Tee,<p>Warm</p>,SQ1,Size,S,Colour,Red,30.00,20.00,Yes,4,Yes,https://a.example/1.jpg https://a.example/2.jpg',
      ',v2,,,,,,SQ2,,M,,Red,30.00,,No,Unlimited,,',
      'p2,v3,DIGITAL,store,song,Song,,SQ3,,,,,1.00,,No,Unlimited,Yes,',
    ].join('\n'),
  )
  expect(tee).toMatchObject({
    key: 'p1',
    thing: {
      variants: [
        { colour: 'Red', size: 'S', priceMinor: 2000, stock: 4 },
        { colour: 'Red', size: 'M', priceMinor: 3000, stock: null },
      ],
      pictures: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    },
    remarks: 'On sale there: imported at the sale price',
  })
  expect(song).toMatchObject({ key: 'p2', leaveOut: expect.stringContaining('A download') })
  expect(more).toEqual([])
})

it('makes a page of pasted links', async () => {
  const pasted = [
    'My links',
    'Spotify https://open.spotify.com/artist/1',
    'Bandcamp: luna.bandcamp.com/music,',
    'Instagram',
    'https://instagram.com/luna',
    'https://open.spotify.com/artist/1',
    'write to luna@example.com',
    'javascript:alert(1)',
  ].join('\n')
  const [page, ...more] = await found(linkList, pasted)
  expect(page).toMatchObject({
    title: 'A page of 3 links',
    thing: {
      links: [
        { label: 'Spotify', href: 'https://open.spotify.com/artist/1' },
        { label: 'Bandcamp', href: 'https://luna.bandcamp.com/music' },
        { label: 'Instagram', href: 'https://instagram.com/luna' },
      ],
    },
  })
  expect(more).toEqual([])
  await expect(found(linkList, 'no address here')).rejects.toMatchObject({ message: words.noLinks })
})

it.each([
  ['25', 2500],
  ['25.00', 2500],
  ['25,5', 2550],
  ['1,234.50', 123_450],
  ['1.234,50 €', 123_450],
  ["1'234.50", 123_450],
  ['1.005', null],
  ['1.000', null],
  ['-5', null],
  ['', null],
  ['free', null],
])('reads the price %j as %j', (text, cents) => {
  expect(readPrice(text)).toBe(cents)
})

it.each([
  ['3', 3],
  ['-2', 0],
  ['1,200', 1200],
  ['', null],
  ['some', null],
])('reads the stock %j as %j', (text, stock) => {
  expect(readStock(text)).toBe(stock)
})

it('takes what is neither colour nor size for an option of its own', () => {
  expect(
    toChoice([
      { name: 'Farbe', value: 'Rot' },
      { name: 'Größe', value: 'M' },
    ]),
  ).toMatchObject({
    colour: 'Rot',
    size: 'M',
    optionName: '',
  })
  expect(toChoice([{ name: 'Edition', value: 'Signed' }])).toMatchObject({
    colour: '',
    size: 'Signed',
    optionName: 'Edition',
  })
})
