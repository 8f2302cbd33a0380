import type { RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { findAskedEmbed } from '@/src/server/embeds/find-asked-embed'
import { askOutside } from '@/src/server/http/ask-outside'
import { outsideServer } from '@/src/testing/outside-server'

const page = 'https://luna.bandcamp.com/album/tide'

it('reads the player that a page names for other sites', async () => {
  const { ask, asked } = await outsideServer((_, response) =>
    response.end(
      '<head><meta property="og:video" content="https://bandcamp.com/EmbeddedPlayer/v=2/album=7/size=large/"></head>',
    ),
  )
  expect(await findAskedEmbed(`${page}?from=x`, ask)).toMatchObject({
    kind: 'bandcamp',
    href: page,
  })
  expect(asked).toEqual([page])
})

it('asks an oEmbed endpoint, and takes no player of anybody else', async () => {
  let src = 'https://audius.co/embed/track/AbC12?flavor=card'
  const { ask, asked } = await outsideServer((_, response) =>
    response.end(
      JSON.stringify({ type: 'rich', html: `<iframe width="100%" src="${src}"></iframe>` }),
    ),
  )
  const song = 'https://audius.co/luna/tide'
  expect(await findAskedEmbed(song, ask)).toMatchObject({
    playerUrl: 'https://audius.co/embed/track/AbC12?flavor=compact',
  })
  expect(asked).toEqual([
    'https://audius.co/oembed?url=https%3A%2F%2Faudius.co%2Fluna%2Ftide&format=json',
  ])
  src = 'https://evil.example/embed/track/AbC12'
  expect(await findAskedEmbed(song, ask)).toBeNull()
})

it('follows short addresses to what is known, and to nobody else', async () => {
  const leads: Record<string, string> = {
    't.co': 'https://twitter.com/jack/status/20',
    'vm.tiktok.com': 'https://www.tiktok.com/t/ZMabc123/',
    'www.tiktok.com': 'https://www.tiktok.com/@luna/video/6718335390845095173?x=1',
    'on.soundcloud.com': 'https://169.254.169.254/latest',
  }
  const { ask, asked } = await outsideServer(({ headers }, response) =>
    response.writeHead(301, { location: leads[headers.host ?? ''] }).end(),
  )
  expect(await findAskedEmbed('https://t.co/AbCdEf1234', ask)).toMatchObject({ kind: 'tweet' })
  expect(await findAskedEmbed('https://vm.tiktok.com/ZMabc123/', ask)).toMatchObject({
    kind: 'tiktok',
    id: '6718335390845095173',
  })
  expect(await findAskedEmbed('https://on.soundcloud.com/AbCd1', ask)).toBeNull()
  expect(asked.map((url) => new URL(url).host)).toEqual([
    't.co',
    'vm.tiktok.com',
    'www.tiktok.com',
    'on.soundcloud.com',
  ])
})

it.each([
  [
    'circles',
    ((_, response) => response.writeHead(301, { location: page }).end()) as RequestListener,
  ],
  ['failures', ((_, response) => response.writeHead(500).end()) as RequestListener],
  ['silence', (() => undefined) as RequestListener],
  ['what is no page', ((_, response) => response.end('\0')) as RequestListener],
])('finds nothing in %s', async (_, answer) => {
  const { ask } = await outsideServer(answer, 300)
  expect(await findAskedEmbed(page, ask)).toBeNull()
  expect(await findAskedEmbed('https://t.co/AbCdEf1234', ask)).toBeNull()
})

it('reads no further than a page may be long', async () => {
  const { ask } = await outsideServer((_, response) => {
    response.on('error', () => undefined)
    const write = () => response.write('x'.repeat(64 * 1024), write)
    write()
  })
  const { text } = await ask('https://t.co/AbCdEf1234')
  expect(text.length).toBeLessThan(600 * 1024)
})

it.each([
  'http://t.co/AbCdEf1234',
  'https://127.0.0.1:1/',
  'https://localhost:1/',
  'https://[::1]:1/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/',
])('does not ask %s', async (url) => {
  await expect(askOutside(url)).rejects.toThrow(
    /not allowed|private|meta|loopback|without encryption/i,
  )
})
