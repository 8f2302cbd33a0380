import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fetchPicture, nameIn } from '@/plugins/move-in/pictures/fetch-picture'
import {
  isFetchable,
  linkedToSite,
  linksOfSite,
  pictureAddress,
  picturesInHtml,
} from '@/plugins/move-in/pictures/picture-addresses'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { outsideServer } from '@/src/testing/outside-server'

const words = ownerMessages.moveIn.pictures
const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#808080' } })
  .png()
  .toBuffer()

it('finds each picture of a text once, and none in what nobody would write', () => {
  const html = '<p><img src="a.png"><IMG SRC=\'b.png?x=1&amp;y=2\'></p><img src="a.png"><img>'
  expect(picturesInHtml(html)).toEqual(['a.png', 'b.png?x=1&y=2'])
  expect(picturesInHtml('<p>None</p>')).toEqual([])
})

it.each([
  ['https://cdn.example/a.png', '', 'https://cdn.example/a.png'],
  ['http://cdn.example/a.png#x', '', 'https://cdn.example/a.png'],
  ['//cdn.example/a.png', '', 'https://cdn.example/a.png'],
  ['__GHOST_URL__/content/a.png', 'https://luna.example', 'https://luna.example/content/a.png'],
  [
    '__GHOST_URL__/content/a.png',
    'https://luna.example/blog/',
    'https://luna.example/blog/content/a.png',
  ],
  ['/content/a.png', 'http://luna.example/blog', 'https://luna.example/content/a.png'],
  ['/content/a.png', '', null],
  ['a.png', 'https://luna.example', null],
  ['data:image/png;base64,AAAA', 'https://luna.example', null],
  ['file:///C:/a.png', 'https://luna.example', null],
  ['https://', '', null],
])('fetches %s of the site “%s” from %s', (source, site, address) => {
  expect(pictureAddress(source, site)).toBe(address)
})

it('leads links to the former site once it is known', () => {
  const html = '<a href="__GHOST_URL__/a/">A</a><img src="__GHOST_URL__/1.png">'
  expect([linksOfSite(html), linksOfSite('<p>None</p>')]).toEqual([1, 0])
  expect(linkedToSite(html, '')).toBe(html)
  expect(linkedToSite(html, 'https://luna.example/blog/')).toBe(
    '<a href="https://luna.example/blog/a/">A</a><img src="__GHOST_URL__/1.png">',
  )
})

it('counts only what can be fetched', () => {
  expect(['https://a.example/1.png', '__GHOST_URL__/1.png', 'cid:1'].filter(isFetchable)).toEqual([
    'https://a.example/1.png',
    '__GHOST_URL__/1.png',
  ])
})

it.each([
  ['https://a.example/x/Tour%20Tee.jpg?w=1', 'Tour Tee.jpg'],
  ['https://a.example/%E0%A4%A', '%E0%A4%A'],
  ['https://a.example/', 'picture'],
])('names what comes from %s %s', (address, name) => {
  expect(nameIn(address)).toBe(name)
})

describe('fetchPicture', () => {
  it('takes what is a picture, whatever it is called and announced as', async () => {
    const { ask } = await outsideServer((_, response) => response.end(png))
    expect(await fetchPicture('https://a.example/cover.html', ask)).toMatchObject({
      name: 'cover.png',
      mimetype: 'image/png',
    })
  })

  it('follows a few redirects, and no more', async () => {
    const { ask, asked } = await outsideServer(({ url }, response) => {
      const step = Number(url?.slice(1))
      step === 3 ? response.end(png) : response.writeHead(302, { location: `/${step + 1}` }).end()
    })
    expect(await fetchPicture('https://a.example/0', ask)).toMatchObject({ size: png.length })
    expect(asked).toHaveLength(4)
    const further = await outsideServer((_, response) =>
      response.writeHead(301, { location: 'https://b.example/x' }).end(),
    )
    await expect(fetchPicture('https://a.example/0', further.ask)).rejects.toThrow(words.gone(301))
  })

  it.each([
    ['a page', (): [number, Buffer] => [200, Buffer.from('<html>')], words.none],
    ['nothing', (): [number, Buffer] => [404, Buffer.from('')], words.gone(404)],
    [
      'too much',
      (): [number, Buffer] => [200, Buffer.alloc(limits.upload.imageBytes + 1)],
      words.tooLarge(20),
    ],
  ])('says why %s is no picture', async (_what, answer, message) => {
    const [status, bytes] = answer()
    const { ask } = await outsideServer((_, response) => response.writeHead(status).end(bytes))
    await expect(fetchPicture('https://a.example/a.png', ask)).rejects.toThrow(message)
  })

  it('does not wait for ever, and asks nobody in our own network', async () => {
    const { ask } = await outsideServer(() => undefined, 300)
    await expect(fetchPicture('https://a.example/a.png', ask)).rejects.toThrow(words.noAnswer)
    const { askOutside } = await import('@/src/server/http/ask-outside')
    await expect(fetchPicture('https://127.0.0.1/a.png', askOutside)).rejects.toThrow(
      words.noAnswer,
    )
  })
})
