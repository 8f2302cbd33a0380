import { youtubeIdOf, youtubePlayer } from '@/src/core/urls/embeds'

export type Embed = {
  /** As the visitor knows it. */
  host: 'YouTube' | 'Vimeo'
  /** Of the player that sets no cookies before it plays. */
  playerUrl: string
}

/** The player of a film on YouTube or Vimeo; null for any other address. */
export function embedOf(href: string): Embed | null {
  let url: URL
  try {
    url = new URL(href)
  } catch {
    return null
  }
  const film = youtubeIdOf(url)
  if (film) {
    return youtube(film, url)
  }
  const host = url.hostname.replace(/^www\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    return vimeo(path, url)
  }
  return null
}

function youtube(id: string, { searchParams }: URL): Embed {
  const start = Number.parseInt(searchParams.get('t') ?? searchParams.get('start') ?? '', 10)
  const query = new URLSearchParams({ autoplay: '1', ...(start > 0 && { start: `${start}` }) })
  return { host: 'YouTube', playerUrl: youtubePlayer(id, query) }
}

/** Unlisted films carry a second part, which the player asks for as `h`. */
function vimeo(path: string[], { searchParams }: URL): Embed | null {
  const at = path.findIndex((part) => /^\d+$/.test(part))
  const [id, hash = searchParams.get('h')] = at === -1 ? [] : path.slice(at)
  if (!id) {
    return null
  }
  const query = new URLSearchParams({
    autoplay: '1',
    dnt: '1',
    ...(hash && /^[0-9a-f]+$/i.test(hash) && { h: hash }),
  })
  return { host: 'Vimeo', playerUrl: `https://player.vimeo.com/video/${id}?${query}` }
}
