import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { bigCartelProducts } from '@/plugins/move-in/importers/big-cartel-products'
import { ghostPosts } from '@/plugins/move-in/importers/ghost-posts'
import { linkList } from '@/plugins/move-in/importers/link-list'
import { readPrice, readStock, toChoice } from '@/plugins/move-in/importers/read-merch'
import { readMoment, withParagraphs } from '@/plugins/move-in/importers/read-post'
import { shopifyProducts } from '@/plugins/move-in/importers/shopify-products'
import { squarespaceProducts } from '@/plugins/move-in/importers/squarespace-products'
import { substackPosts } from '@/plugins/move-in/importers/substack-posts'
import { wordpressPosts } from '@/plugins/move-in/importers/wordpress-posts'
import { found, foundIn } from '@/plugins/move-in/testing/found-items'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.moveIn
const folder = await mkdtemp(path.join(tmpdir(), 'importers-'))
afterAll(() => rm(folder, { recursive: true }))

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

const item = (inside: string) =>
  `<item><guid>https://b.example/?p=1</guid><wp:post_id>1</wp:post_id>${inside}</item>`
const blog = (items: string) => `<?xml version="1.0"?><rss><channel>${items}</channel></rss>`

describe('WordPress', () => {
  it('becomes posts with their dates', async () => {
    const body = 'First line\n\nSecond <b>bold</b> [gallery ids="1"]<img src="a.png">'
    const items = [
      item(`<title>Hello &amp; bye</title><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
        <wp:post_date_gmt>2021-03-04 05:06:07</wp:post_date_gmt>
        <excerpt:encoded><![CDATA[<p>In short</p>]]></excerpt:encoded>
        <content:encoded><![CDATA[${body}]]></content:encoded>`),
      '<item><title>a.png</title><wp:post_type>attachment</wp:post_type></item>',
      '<item><wp:post_id>3</wp:post_id><title>About</title><wp:post_type>page</wp:post_type></item>',
      '<item><wp:post_id>4</wp:post_id><title>Old</title><wp:post_type>post</wp:post_type><wp:status>trash</wp:status></item>',
      `<item><wp:post_id>5</wp:post_id><title>Secret</title><wp:post_type>post</wp:post_type>
        <wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:post_password>x</wp:post_password></item>`,
    ]
    const [hello, about, old, secret, ...more] = await found(wordpressPosts, blog(items.join('')))
    expect(hello).toMatchObject({
      key: 'https://b.example/?p=1',
      thing: {
        caption: 'Hello & bye\n\nIn short',
        html: '<p>First line</p><p>Second <b>bold</b> <img src="a.png"></p>',
        publishedAt: '2021-03-04T05:06:07.000Z',
        visibility: 'public',
      },
      remarks: words.pictures.stay(1),
    })
    expect([about, old]).toMatchObject([
      { leaveOut: 'This is a page, not a post: rebuild it in the editor' },
      { leaveOut: 'In the trash there, or never saved' },
    ])
    expect(secret).toMatchObject({ thing: { publishedAt: null, visibility: 'members' } })
    expect(more).toEqual([])
  })

  it('has its featured picture above, and the pictures of its galleries', async () => {
    const picture = (id: number, name: string) =>
      `<item><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type>
        <wp:attachment_url>https://b.example/${name}</wp:attachment_url></item>`
    const meta = (key: string, value: string) => `<wp:postmeta>
        <wp:meta_key>${key}</wp:meta_key>
        <wp:meta_value><![CDATA[${value}]]></wp:meta_value>
      </wp:postmeta>`
    const post = (id: string, words: string) =>
      item(`<title>One</title><wp:post_type>post</wp:post_type>${meta('_edit_last', '7')}
        ${meta('_thumbnail_id', id)}<content:encoded><![CDATA[${words}]]></content:encoded>`)
    const file = (one: string) => blog(one + picture(7, 'a.jpg?x=1&y="') + picture(8, 'b.jpg'))
    const htmlOf = async (one: string) =>
      (await found(wordpressPosts, file(one))).map((each) => 'thing' in each && each.thing)
    const a = '<img src="https://b.example/a.jpg?x=1&amp;y=&quot;">'
    const b = '<img src="https://b.example/b.jpg">'
    expect(await htmlOf(post('7', 'Words [gallery link="file" ids="8, 9"]'))).toMatchObject([
      { html: `<p>${a}</p><p>Words ${b}</p>` },
    ])
    // What stands in the words already is not shown twice; what is not in the file is left out.
    expect(await htmlOf(post('8', `Words ${b}`))).toMatchObject([{ html: `<p>Words ${b}</p>` }])
    expect(await htmlOf(post('9', 'Words [gallery ids=9]'))).toMatchObject([
      { html: '<p>Words</p>' },
    ])
  })

  it('makes nothing twice of an item that is twice in a file', async () => {
    const post = item('<title>One</title><wp:post_type>post</wp:post_type>')
    expect(await found(wordpressPosts, blog(post + post))).toMatchObject([
      { thing: {} },
      { leaveOut: words.twice },
    ])
  })
})

describe('Ghost', () => {
  const posts = [
    { id: '1', uuid: 'u1', title: 'Open', html: '<p>Hi</p>', visibility: 'public' },
    { id: '2', uuid: 'u2', title: 'Paid', plaintext: 'a < b', visibility: 'tiers' },
    { id: '3', title: 'About', type: 'page' },
    { title: 'No id' },
    { id: '5', uuid: 'u5', title: '', html: '<p>Hm</p>' },
  ]
  it.each([
    ['in the export of today', { db: [{ data: { posts } }] }],
    ['in an older one', { meta: {}, data: { posts } }],
  ])('becomes posts for those who could read them there, %s', async (_what, whole) => {
    const items = await found(ghostPosts, JSON.stringify(whole))
    expect(items).toMatchObject([
      { key: 'u1', thing: { caption: 'Open', html: '<p>Hi</p>', visibility: 'public' } },
      { key: 'u2', thing: { html: '<p>a &lt; b</p>', visibility: 'paid' } },
      { leaveOut: 'This is a page, not a post: rebuild it in the editor' },
      { leaveOut: 'It cannot be read' },
      { leaveOut: 'It has no title' },
    ])
  })

  it('is refused when it is something else', async () => {
    await expect(found(ghostPosts, '{"posts":1}')).rejects.toMatchObject({ message: words.noGhost })
  })
})

describe('Substack', () => {
  async function zipOf(files: Record<string, string>): Promise<string> {
    const zip = new ZipFile()
    for (const [name, content] of Object.entries(files)) {
      zip.addBuffer(Buffer.from(content), name)
    }
    zip.end()
    const target = path.join(folder, 'export.zip')
    await pipeline(zip.outputStream, createWriteStream(target))
    return target
  }

  it('becomes posts with the texts beside their list', async () => {
    const zip = await zipOf({
      'export/posts.csv': [
        'post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle,podcast_url',
        '12.hello,2022-01-02T03:04:05.000Z,true,,newsletter,everyone,Hello,To all,',
        '13.show,2022-02-02T03:04:05.000Z,true,,podcast,only_paid,Show,,https://a.example/a.mp3',
        '14.lost,2022-02-03T03:04:05.000Z,true,,podcast,everyone,Lost,,',
      ].join('\n'),
      'export/posts/12.hello.html': '<p>Text</p>',
      'export/posts/12.hello.delivers.csv': 'email\nada@example.com\n',
    })
    expect(await foundIn(substackPosts, zip)).toMatchObject([
      {
        key: '12',
        thing: {
          caption: 'Hello\n\nTo all',
          html: '<p>Text</p>',
          publishedAt: '2022-01-02T03:04:05.000Z',
          visibility: 'public',
        },
        remarks: '',
      },
      {
        key: '13',
        thing: {
          visibility: 'paid',
          html: '<audio src="https://a.example/a.mp3" title="Show"></audio>',
        },
        remarks: '1 audio file becomes a link to where it is now · Its text is not in the file',
      },
      { key: '14', remarks: 'Its text is not in the file · Its recording stays behind' },
    ])
  })

  it('is refused without its list', async () => {
    const zip = await zipOf({ 'a.html': '<p>Text</p>' })
    await expect(foundIn(substackPosts, zip)).rejects.toMatchObject({
      message: words.notInZip('posts.csv'),
    })
  })
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

it('reads moments, in UTC where nothing is said', () => {
  expect(readMoment('2021-03-04 05:06:07')).toBe('2021-03-04T05:06:07.000Z')
  expect(readMoment('Thu, 04 Mar 2021 05:06:07 +0100')).toBe('2021-03-04T04:06:07.000Z')
  expect([readMoment('0000-00-00 00:00:00'), readMoment('soon'), readMoment('')]).toEqual([
    null,
    null,
    null,
  ])
})

it('leaves paragraphs that are there alone', () => {
  expect(withParagraphs('<p>One</p>\n\n<p>Two</p>')).toBe('<p>One</p>\n\n<p>Two</p>')
})
