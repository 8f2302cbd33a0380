/** The room of a player, so that nothing moves when it loads: a shape, or a height that it has at any width. */
export type EmbedSize = { ratio: string; maxWidthPx?: number } | { heightPx: number }

/** An address as the table reads it: the host without `www.` and its like, the path without a slash at its end. */
export type AddressParts = { place: string; query: URLSearchParams }

export type EmbedProvider = {
  /** As visitors know it. */
  name: string
  /** In sentences: `Embed as video?` */
  noun: string
  /** What it is, for those who do not see it. */
  title: string
  isFilm?: true
  /**
   * What an address names, in the provider's own words: the parts of its page and its player. Null when it names
   * nothing that has a player.
   */
  read: (address: AddressParts) => readonly [id: string, more?: string] | null
  /** Where it stands on the provider. */
  page: (id: string, more?: string) => string
  /** The player that waits to be pressed. */
  player: (id: string, more?: string) => string
  /** Makes the player begin: the visitor has pressed play to load it. */
  autoplay?: readonly [name: string, value: string]
  size: (id: string, more?: string) => EmbedSize
  /** Where its players come from: what the pages' `frame-src` allows, and an answer may name. */
  frames: readonly string[]
  /** For pages whose address does not tell the player, and short addresses. */
  ask?: {
    /** Those pages, as `place`. */
    of: RegExp
    /**
     * How the provider is asked: by its oEmbed endpoint, by the player that the page names for other sites
     * (`og:video`), or by following where a short address leads.
     */
    by: { oembed: string } | 'page' | 'redirect'
  }
}

/** By a pattern whose groups are the id and more. */
const byPath =
  (pattern: RegExp): EmbedProvider['read'] =>
  ({ place }) => {
    const [, id, more] = pattern.exec(place) ?? []
    return id ? [id, more] : null
  }

const wide: EmbedSize = { ratio: '16 / 9' }
const phone: EmbedSize = { ratio: '9 / 16', maxWidthPx: 360 }
/** One row for a single song, a list for more. */
const rowOrList = (row: number, list: number, single: RegExp) => (id: string) => ({
  heightPx: single.test(id) ? row : list,
})

/** The film's id, of 11 characters, from any form of address that YouTube hands out; and where it begins. */
function readYouTube({ place, query }: AddressParts) {
  const path =
    /^(?:youtu\.be|youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v))\/([\w-]{11})$/.exec(place)
  const id = path?.[1] ?? (/^(?:music\.)?youtube\.com\/watch$/.test(place) ? query.get('v') : null)
  const start = Number.parseInt(query.get('t') ?? query.get('start') ?? '', 10)
  return id && /^[\w-]{11}$/.test(id) ? ([id, start > 0 ? `${start}` : undefined] as const) : null
}

/** Unlisted films carry a second part, which the player asks for as `h`. */
function readVimeo({ place, query }: AddressParts) {
  const [, id, hash = query.get('h') ?? ''] =
    /^(?:player\.)?vimeo\.com\/(?:[\w-]+\/)*?(\d+)(?:\/([0-9a-f]+))?$/i.exec(place) ?? []
  return id ? ([id, /^[0-9a-f]+$/i.test(hash) ? hash : undefined] as const) : null
}

/** Films, songs, posts and dates of other sites, one entry for each site. A new one needs nothing else. */
export const embedProviders = {
  youtube: {
    name: 'YouTube',
    noun: 'video',
    title: 'Video on YouTube',
    isFilm: true,
    read: readYouTube,
    page: (id, start) => `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`,
    // It sets no cookies before it plays.
    player: (id, start) =>
      `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`,
    autoplay: ['autoplay', '1'],
    size: () => wide,
    frames: ['https://www.youtube-nocookie.com'],
  },
  vimeo: {
    name: 'Vimeo',
    noun: 'video',
    title: 'Video on Vimeo',
    isFilm: true,
    read: readVimeo,
    page: (id, hash) => `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    player: (id, hash) => `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`,
    autoplay: ['autoplay', '1'],
    size: () => wide,
    frames: ['https://player.vimeo.com'],
  },
  tiktok: {
    name: 'TikTok',
    noun: 'video',
    title: 'Video on TikTok',
    read: byPath(
      /^tiktok\.com\/(?:@[\w.-]{1,40}\/(?:video|photo)|v|player\/v1|embed(?:\/v2)?)\/(\d{5,25})$/,
    ),
    page: (id) => `https://www.tiktok.com/@_/video/${id}`,
    player: (id) => `https://www.tiktok.com/player/v1/${id}?rel=0`,
    autoplay: ['autoplay', '1'],
    size: () => phone,
    frames: ['https://www.tiktok.com'],
    ask: { of: /^(?:(?:vm|vt)\.tiktok\.com|tiktok\.com\/t)\/\w{5,20}$/, by: 'redirect' },
  },
  tweet: {
    name: 'X',
    noun: 'post',
    title: 'Post on X',
    read: byPath(
      /^(?:twitter|x)\.com\/(?:\w{1,30}|i\/web)\/status(?:es)?\/(\d{1,25})(?:\/(?:photo|video)\/\d)?$/,
    ),
    page: (id) => `https://x.com/i/status/${id}`,
    player: (id) => `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id}`,
    // As wide as X draws a post; longer ones are scrolled inside.
    size: () => ({ ratio: '1', maxWidthPx: 550 }),
    frames: ['https://platform.twitter.com'],
    ask: { of: /^t\.co\/\w{5,20}$/, by: 'redirect' },
  },
  instagram: {
    name: 'Instagram',
    noun: 'post',
    title: 'Post on Instagram',
    read: ({ place }) => {
      const [, kind, id] =
        /^(?:instagram\.com|instagr\.am)\/(?:[\w.]{1,30}\/)?(p|reel|reels|tv)\/([\w-]{5,40})(?:\/embed(?:\/captioned)?)?$/.exec(
          place,
        ) ?? []
      return id ? [kind === 'p' ? 'p' : 'reel', id] : null
    },
    page: (kind, id) => `https://www.instagram.com/${kind}/${id}/`,
    player: (kind, id) => `https://www.instagram.com/${kind}/${id}/embed/`,
    size: () => ({ ratio: '2 / 3', maxWidthPx: 480 }),
    frames: ['https://www.instagram.com'],
  },
  spotify: {
    name: 'Spotify',
    noun: 'music',
    title: 'Music on Spotify',
    read: byPath(
      /^open\.spotify\.com\/(?:intl-[\w-]+\/)?(?:embed\/)?(?:user\/[^/]+\/)?(track|album|playlist|artist|episode|show)\/([0-9A-Za-z]{22})$/,
    ),
    page: (kind, id) => `https://open.spotify.com/${kind}/${id}`,
    player: (kind, id) => `https://open.spotify.com/embed/${kind}/${id}`,
    size: rowOrList(152, 352, /^(?:track|episode|show)$/),
    frames: ['https://open.spotify.com'],
    ask: { of: /^spotify\.link\/\w{5,20}$/, by: { oembed: 'https://open.spotify.com/oembed' } },
  },
  soundcloud: {
    name: 'SoundCloud',
    noun: 'music',
    title: 'Music on SoundCloud',
    read: ({ place, query }) => {
      // The player itself, as its "Embed" offers it.
      const asked = place === 'w.soundcloud.com/player' ? query.get('url') : null
      const own = /^https?:\/\/api\.soundcloud\.com\/((?:tracks|playlists|users)\/.+)$/.exec(
        asked ?? '',
      )
      if (own?.[1]) {
        return [`api.soundcloud.com/${own[1]}`]
      }
      return byPath(
        /^(soundcloud\.com\/(?!discover|stream|search|you|upload|pages|charts|tags|terms)[\w-]+(?:\/(?:sets\/)?[\w-]+){0,2})$/,
      )({ place, query })
    },
    page: (id) =>
      id.startsWith('api.')
        ? `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://${id}`)}`
        : `https://${id}`,
    player: (id) =>
      `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://${id}`)}&hide_related=true&visual=false`,
    autoplay: ['auto_play', 'true'],
    size: rowOrList(
      166,
      450,
      /^(?:soundcloud\.com\/[\w-]+\/(?!sets\/|albums$|tracks$|popular-tracks$|reposts$)|api\.soundcloud\.com\/tracks\/)/,
    ),
    frames: ['https://w.soundcloud.com'],
    ask: { of: /^on\.soundcloud\.com\/\w{4,24}$/, by: 'redirect' },
  },
  bandcamp: {
    name: 'Bandcamp',
    noun: 'music',
    title: 'Music on Bandcamp',
    read: byPath(/^bandcamp\.com\/EmbeddedPlayer\/(?:.*\/)?(album|track)=(\d{1,20})(?:\/.*)?$/),
    page: (kind, id) => `https://bandcamp.com/EmbeddedPlayer/${kind}=${id}/`,
    player: (kind, id) =>
      `https://bandcamp.com/EmbeddedPlayer/${kind}=${id}/size=large/artwork=small/${kind === 'track' ? 'tracklist=false/' : ''}transparent=true/`,
    size: rowOrList(120, 340, /^track$/),
    frames: ['https://bandcamp.com'],
    ask: { of: /^[\w-]{1,63}\.bandcamp\.com\/(?:album|track)\/[\w-]{1,200}$/, by: 'page' },
  },
  appleMusic: {
    name: 'Apple Music',
    noun: 'music',
    title: 'Music on Apple Music',
    read: ({ place, query }) => {
      const path =
        /^(?:embed\.)?music\.apple\.com\/([a-z]{2})\/(album|song|playlist|music-video|artist)\/(?:[^/]+\/)?((?:pl\.)?[\w.-]+)$/.exec(
          place,
        )
      const [, land, kind, id] = path ?? []
      const song = query.get('i') ?? ''
      return id
        ? ([`${land}/${kind}/${id}`, /^\d{1,20}$/.test(song) ? song : undefined] as const)
        : null
    },
    page: (id, song) => `https://music.apple.com/${id}${song ? `?i=${song}` : ''}`,
    player: (id, song) => `https://embed.music.apple.com/${id}${song ? `?i=${song}` : ''}`,
    size: (id, song) => ({ heightPx: song || id.includes('/song/') ? 175 : 450 }),
    frames: ['https://embed.music.apple.com'],
  },
  deezer: {
    name: 'Deezer',
    noun: 'music',
    title: 'Music on Deezer',
    read: byPath(
      /^deezer\.com\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(track|album|playlist|artist|show|episode)\/(\d{1,20})$/i,
    ),
    page: (kind, id) => `https://www.deezer.com/${kind}/${id}`,
    player: (kind, id) => `https://widget.deezer.com/widget/auto/${kind}/${id}`,
    size: rowOrList(150, 300, /^(?:track|episode)$/),
    frames: ['https://widget.deezer.com'],
    ask: { of: /^(?:link\.deezer\.com\/s|deezer\.page\.link)\/\w{5,40}$/, by: 'redirect' },
  },
  tidal: {
    name: 'TIDAL',
    noun: 'music',
    title: 'Music on TIDAL',
    read: byPath(
      /^(?:listen\.|embed\.)?tidal\.com\/(?:browse\/)?(track|album|playlist|video)s?\/([\w-]{1,40})(?:\/u)?$/,
    ),
    page: (kind, id) => `https://tidal.com/${kind}/${id}`,
    player: (kind, id) => `https://embed.tidal.com/${kind}s/${id}`,
    size: rowOrList(120, 400, /^track$/),
    frames: ['https://embed.tidal.com'],
  },
  mixcloud: {
    name: 'Mixcloud',
    noun: 'show',
    title: 'Show on Mixcloud',
    read: byPath(
      /^mixcloud\.com\/((?!discover|upload|live|settings)[\w-]+(?:\/playlists)?\/[^/]+)$/,
    ),
    page: (id) => `https://www.mixcloud.com/${id}/`,
    player: (id) =>
      `https://player-widget.mixcloud.com/widget/iframe/?hide_cover=1&feed=${encodeURIComponent(`/${id}/`)}`,
    autoplay: ['autoplay', '1'],
    size: () => ({ heightPx: 120 }),
    frames: ['https://player-widget.mixcloud.com'],
  },
  audiomack: {
    name: 'Audiomack',
    noun: 'music',
    title: 'Music on Audiomack',
    read: byPath(/^audiomack\.com\/embed\/([\w-]+\/[\w-]+\/[\w-]+)$/),
    page: (id) => `https://audiomack.com/embed/${id}`,
    player: (id) => `https://audiomack.com/embed/${id}`,
    size: () => ({ heightPx: 252 }),
    frames: ['https://audiomack.com'],
    ask: {
      of: /^audiomack\.com\/(?!embed\/)[\w-]+\/(?:song|album|playlist)\/[\w-]+$/,
      by: { oembed: 'https://audiomack.com/oembed' },
    },
  },
  audius: {
    name: 'Audius',
    noun: 'music',
    title: 'Music on Audius',
    read: byPath(/^audius\.co\/embed\/((?:track|album|playlist)\/[\w-]+(?:\/[\w-]+)?)$/),
    page: (id) => `https://audius.co/embed/${id}`,
    player: (id) => `https://audius.co/embed/${id}?flavor=compact`,
    size: rowOrList(120, 400, /^track\//),
    frames: ['https://audius.co'],
    ask: {
      of: /^audius\.co\/(?!embed\/)[\w.-]+\/(?:album\/|playlist\/)?[\w-]+$/,
      by: { oembed: 'https://audius.co/oembed' },
    },
  },
  hearthis: {
    name: 'hearthis.at',
    noun: 'music',
    title: 'Music on hearthis.at',
    read: byPath(/^(?:app\.)?hearthis\.at\/embed\/(\d{1,12})(?:\/.*)?$/),
    page: (id) => `https://app.hearthis.at/embed/${id}/`,
    player: (id) => `https://app.hearthis.at/embed/${id}/transparent/`,
    size: () => ({ heightPx: 145 }),
    frames: ['https://app.hearthis.at'],
    ask: {
      of: /^hearthis\.at\/(?!embed\/)[\w-]+\/(?:set\/)?[\w-]+$/,
      by: { oembed: 'https://hearthis.at/oembed/?format=json' },
    },
  },
  bandsintown: {
    name: 'Bandsintown',
    noun: 'tour dates',
    title: 'Tour dates on Bandsintown',
    read: byPath(/^bandsintown\.com\/(?:[a-z]{2}\/)?a\/(\d{1,12})(?:-[^/]*)?$/),
    page: (id) => `https://www.bandsintown.com/a/${id}`,
    player: (id) =>
      `https://widgetv3.bandsintown.com/widget_iframe.html?artist_id=${id}&artist_name=id_${id}`,
    size: () => ({ heightPx: 480 }),
    frames: ['https://widgetv3.bandsintown.com'],
  },
  figma: {
    name: 'Figma',
    noun: 'design',
    title: 'Design on Figma',
    // Boards of FigJam are kept as files too, by the same kind of key.
    read: byPath(
      /^(?:[\w.-]+\.)?figma\.com\/(?:file|proto|design|board|slides|deck)\/([0-9a-zA-Z]{22,128})(?:\/.*)?$/,
    ),
    page: (id) => `https://www.figma.com/file/${id}`,
    player: (id) =>
      `https://www.figma.com/embed?embed_host=bandstand&url=${encodeURIComponent(`https://www.figma.com/file/${id}`)}`,
    size: () => ({ ratio: '4 / 3' }),
    frames: ['https://www.figma.com'],
  },
} as const satisfies Record<string, EmbedProvider>

export type EmbedKind = keyof typeof embedProviders

export const embedKinds = Object.keys(embedProviders) as EmbedKind[]

export const providerOf = (kind: EmbedKind): EmbedProvider => embedProviders[kind]

/** Origins that pages may show players of: `frame-src`. */
export const embedOrigins: readonly string[] = [
  ...new Set(embedKinds.flatMap((kind) => embedProviders[kind].frames)),
]
