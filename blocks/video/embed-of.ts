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
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') {
    return youtube(path[0], url)
  }
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isNamed = ['embed', 'shorts', 'live', 'v'].includes(path[0] ?? '')
    return youtube(isNamed ? path[1] : url.searchParams.get('v'), url)
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    return vimeo(path, url)
  }
  return null
}

function youtube(id: string | null | undefined, { searchParams }: URL): Embed | null {
  if (!id || !/^[\w-]{11}$/.test(id)) {
    return null
  }
  const start = Number.parseInt(searchParams.get('t') ?? searchParams.get('start') ?? '', 10)
  const query = new URLSearchParams({ autoplay: '1', ...(start > 0 && { start: `${start}` }) })
  return { host: 'YouTube', playerUrl: `https://www.youtube-nocookie.com/embed/${id}?${query}` }
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
