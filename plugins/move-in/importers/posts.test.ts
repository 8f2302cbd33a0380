import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { ghostPosts } from '@/plugins/move-in/importers/ghost-posts'
import { readMoment, withParagraphs } from '@/plugins/move-in/importers/read-post'
import { substackPosts } from '@/plugins/move-in/importers/substack-posts'
import { wordpressPosts } from '@/plugins/move-in/importers/wordpress-posts'
import { found, foundIn } from '@/plugins/move-in/testing/found-items'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.moveIn
const folder = await mkdtemp(path.join(tmpdir(), 'importers-'))
afterAll(() => rm(folder, { recursive: true }))

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

  it('has players of shortcodes, and footnotes that are kept beside the text', async () => {
    const notes = JSON.stringify([{ content: 'In <em>a book</em>', id: 'x' }])
    const text =
      'One<sup data-fn="x" class="fn"><a href="#x" id="x-link">1</a></sup> [audio mp3="https://b.example/a.mp3"][/audio] Two [embed]https://youtu.be/dQw4w9WgXcQ[/embed] Three[playlist ids="1,2"]'
    const [post] = await found(
      wordpressPosts,
      blog(
        item(`<title>One</title><wp:post_type>post</wp:post_type><wp:postmeta>
          <wp:meta_key>footnotes</wp:meta_key><wp:meta_value><![CDATA[${notes}]]></wp:meta_value>
        </wp:postmeta><content:encoded><![CDATA[${text}]]></content:encoded>`),
      ),
    )
    expect(post).toMatchObject({
      thing: {
        html: '<p>One<sup class="fn">1</sup></p><p><audio src="https://b.example/a.mp3"></audio></p><p>Two</p><iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe><p>Three</p><ol><li>In <em>a book</em></li></ol>',
      },
      remarks:
        '1 thing could not be brought along: 1 part that WordPress filled by itself · 1 audio file becomes a link to where it is now',
    })
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

  it('is read from what the editor keeps where the export has no HTML', async () => {
    const lexical = (...children: object[]) =>
      JSON.stringify({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })
    const unwritten = [
      { id: '1', title: 'New', html: '', lexical: lexical({ type: 'extended-text', text: 'Low' }) },
      { id: '2', title: 'Odd', html: null, lexical: '{', plaintext: 'Tide' },
      { id: '3', title: 'Old', html: null, mobiledoc: '{"version":"0.3.1"}', plaintext: 'Slow' },
    ]
    expect(await found(ghostPosts, JSON.stringify({ data: { posts: unwritten } }))).toMatchObject([
      { thing: { html: '<p>Low</p>' }, remarks: '' },
      { thing: { html: '<p>Tide</p>' }, remarks: '' },
      { thing: { html: '<p>Slow</p>' }, remarks: words.wordsAlone },
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
