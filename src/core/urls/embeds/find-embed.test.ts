import { expect, it } from 'vitest'
import { answeredEmbed, askedEmbed, findEmbed } from '@/src/core/urls/embeds/find-embed'
import { embedKinds, embedOrigins, providerOf } from '@/src/core/urls/embeds/providers'

const film = 'dQw4w9WgXcQ'
const design = 'LKQ4FJ4bTnCSjedbRpk931'
const song = '4uLU6hMCjMI75M1A2tKUQC'

/** Each form of address, with the player that it leads to. */
const known = {
  [`https://www.youtube-nocookie.com/embed/${film}`]: [
    `https://www.youtube.com/watch?v=${film}`,
    `https://m.youtube.com/watch?list=x&v=${film}`,
    `https://music.youtube.com/watch?v=${film}`,
    `http://youtu.be/${film}?si=abc`,
    `https://www.youtube.com/embed/${film}`,
    `https://www.youtube-nocookie.com/embed/${film}`,
    `https://www.youtube.com/v/${film}`,
    `https://youtube.com/shorts/${film}`,
    `  https://www.youtube.com/watch?v=${film}\n`,
    `<iframe width="560" src="https://www.youtube.com/embed/${film}" title="Film"></iframe>`,
  ],
  [`https://www.youtube-nocookie.com/embed/${film}?start=42`]: [`https://youtu.be/${film}?t=42s`],
  'https://player.vimeo.com/video/76979871?dnt=1': [
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871',
  ],
  'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c': [
    'https://vimeo.com/channels/staff/76979871/0a1b2c',
    'https://vimeo.com/76979871?h=0a1b2c',
  ],
  'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20': [
    'https://twitter.com/jack/status/20',
    'https://www.twitter.com/jack/status/20',
    'https://mobile.twitter.com/jack/status/20?s=20',
    'https://x.com/jack/status/20',
    'https://www.x.com/jack/statuses/20',
    'https://x.com/jack/status/20/photo/1',
    'https://x.com/i/web/status/20',
    'https://twitter.com/#!/jack/status/20',
  ],
  [`https://www.figma.com/embed?embed_host=bandstand&url=https%3A%2F%2Fwww.figma.com%2Ffile%2F${design}`]:
    ['file', 'proto', 'design', 'board', 'slides', 'deck'].map(
      (part) => `https://www.figma.com/${part}/${design}/Name?node-id=1`,
    ),
  'https://www.tiktok.com/player/v1/6718335390845095173?rel=0': [
    'https://www.tiktok.com/@scout2015/video/6718335390845095173?lang=de',
    'https://m.tiktok.com/v/6718335390845095173',
  ],
  'https://www.instagram.com/p/CuZ7YbKsD_x/embed/': [
    'https://www.instagram.com/p/CuZ7YbKsD_x/?igsh=1',
    'https://instagr.am/p/CuZ7YbKsD_x',
    'https://www.instagram.com/luna.vale/p/CuZ7YbKsD_x/',
  ],
  'https://www.instagram.com/reel/CuZ7YbKsD_x/embed/': [
    'https://www.instagram.com/reel/CuZ7YbKsD_x/',
    'https://www.instagram.com/reels/CuZ7YbKsD_x/',
  ],
  [`https://open.spotify.com/embed/track/${song}`]: [
    `https://open.spotify.com/track/${song}?si=1`,
    `https://open.spotify.com/intl-de/track/${song}`,
    `https://open.spotify.com/embed/track/${song}?utm_source=oembed`,
  ],
  'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fluna%2Ftide&hide_related=true&visual=false':
    ['https://soundcloud.com/luna/tide?utm_source=x', 'https://m.soundcloud.com/luna/tide'],
  'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F293&hide_related=true&visual=false':
    [
      '<iframe height="166" src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&amp;color=%23ff5500"></iframe>',
    ],
  'https://bandcamp.com/EmbeddedPlayer/track=9/size=large/artwork=small/tracklist=false/transparent=true/':
    [
      '<iframe style="border: 0" src="https://bandcamp.com/EmbeddedPlayer/track=9/size=large/bgcol=ffffff/" seamless></iframe>',
    ],
  'https://embed.music.apple.com/us/album/1440833098?i=1440833105': [
    'https://music.apple.com/us/album/come-together/1440833098?i=1440833105',
  ],
  'https://embed.music.apple.com/gb/playlist/pl.f4d106fed2bd41149aaacabb233eb5eb': [
    'https://music.apple.com/gb/playlist/todays-hits/pl.f4d106fed2bd41149aaacabb233eb5eb',
  ],
  'https://widget.deezer.com/widget/auto/album/302127': [
    'https://www.deezer.com/en/album/302127',
    'https://deezer.com/album/302127?utm=1',
  ],
  'https://embed.tidal.com/albums/77640617': [
    'https://tidal.com/browse/album/77640617',
    'https://listen.tidal.com/album/77640617',
  ],
  'https://player-widget.mixcloud.com/widget/iframe/?hide_cover=1&feed=%2Fluna%2Fnight%2F': [
    'https://www.mixcloud.com/luna/night/',
  ],
  'https://widgetv3.bandsintown.com/widget_iframe.html?artist_id=212&artist_name=id_212': [
    'https://www.bandsintown.com/a/212-luna-vale?came_from=257',
  ],
}

it.each(
  Object.entries(known).flatMap(([player, addresses]) => addresses.map((each) => [each, player])),
)('knows the player of %s', (address, player) => {
  const found = findEmbed(address)
  expect(found?.playerUrl).toBe(player)
  expect(findEmbed(found?.address ?? ''), 'what is stored').toEqual(found)
  expect(embedOrigins).toContain(new URL(found?.playerUrl ?? '').origin)
})

it('has an address of every provider here, or one that is asked for', () => {
  const met = new Set(
    Object.values(known).flatMap((all) => all.map((each) => findEmbed(each)?.kind)),
  )
  expect(embedKinds.filter((kind) => !met.has(kind) && !providerOf(kind).ask)).toEqual([])
})

it('plays at once only where that was pressed, and keeps room by what is shown', () => {
  const clip = findEmbed(`https://youtu.be/${film}`)
  expect(clip?.playingUrl).toBe(`https://www.youtube-nocookie.com/embed/${film}?autoplay=1`)
  expect(clip?.size).toEqual({ ratio: '16 / 9' })
  expect(findEmbed(`https://open.spotify.com/track/${song}`)?.size).toEqual({ heightPx: 152 })
  expect(findEmbed(`https://open.spotify.com/album/${song}`)?.size).toEqual({ heightPx: 352 })
  expect(findEmbed('https://soundcloud.com/luna')?.size).toEqual({ heightPx: 450 })
})

it.each([
  '',
  'not an address',
  `https://www.youtube.com/watch?v=${film}x`,
  'https://www.youtube.com/watch?v=short',
  `https://youtube.com.evil.example/watch?v=${film}`,
  `https://evil.example/https://www.youtube.com/watch?v=${film}`,
  `https://me@www.youtube.com/watch?v=${film}`,
  `javascript:alert('https://youtu.be/${film}')`,
  'https://vimeo.com/about',
  'https://x.com/jack',
  'https://x.com/jack/status/abc',
  'https://x.com.evil.example/jack/status/20',
  'http://x.com/jack/status/20',
  `https://www.figma.com/file/${design.slice(1)}`,
  `https://www.figma.com/file/${'a'.repeat(129)}`,
  `https://www.figma.com.evil.example/file/${design}`,
  `https://evilfigma.com/file/${design}`,
  'https://soundcloud.com/discover',
  'https://evilbandcamp.com/EmbeddedPlayer/track=9',
  'https://luna.bandcamp.com/album/tide',
  `https://luna.bandcamp.com/album/tide#player=${encodeURIComponent('https://evil.example/')}`,
  `https://luna.bandcamp.com/album/tide#player=${encodeURIComponent(`https://youtu.be/${film}`)}`,
  'https://luna.bandcamp.com/album/tide#player=%E0%A4%A',
  '<iframe src="https://evil.example/embed"></iframe>',
])('takes nothing from %s', (address) => {
  expect(findEmbed(address)).toBeNull()
})

it.each([
  ['https://luna.bandcamp.com/album/tide?from=x', 'bandcamp', 'page'],
  ['https://t.co/AbCdEf1234', 'tweet', 'redirect'],
  ['https://vm.tiktok.com/ZMabc123/', 'tiktok', 'redirect'],
  ['https://on.soundcloud.com/AbCd1', 'soundcloud', 'redirect'],
  ['https://spotify.link/AbCdEf', 'spotify', { oembed: 'https://open.spotify.com/oembed' }],
  ['https://audius.co/luna/tide-1', 'audius', { oembed: 'https://audius.co/oembed' }],
])('asks the provider about %s', (address, kind, by) => {
  expect(findEmbed(address)).toBeNull()
  expect(askedEmbed(address)).toMatchObject({ kind, by })
})

it('asks nobody who is not in the table', () => {
  for (const address of [
    'https://luna.example/album/tide',
    'http://luna.bandcamp.com/album/tide',
    'https://luna.bandcamp.com:8443/album/tide',
    'https://bandcamp.com.evil.example/album/tide',
    'https://169.254.169.254/album/tide',
  ]) {
    expect(askedEmbed(address)).toBeNull()
  }
})

it('keeps the page beside the player that its provider named', () => {
  const asked = askedEmbed('https://luna.bandcamp.com/album/tide?from=x')
  const answered = asked && answeredEmbed(asked, 'https://bandcamp.com/EmbeddedPlayer/v=2/album=7/')
  expect(answered).toMatchObject({
    href: 'https://luna.bandcamp.com/album/tide',
    playerUrl:
      'https://bandcamp.com/EmbeddedPlayer/album=7/size=large/artwork=small/transparent=true/',
    size: { heightPx: 340 },
  })
  expect(findEmbed(answered?.address ?? '')).toEqual(answered)
  expect(asked && answeredEmbed(asked, `https://youtu.be/${film}`)).toBeNull()
})
