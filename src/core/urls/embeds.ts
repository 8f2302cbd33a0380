/** What a text can show of another site: the host as visitors know it, and the id there. */
export type EmbedKind = 'youtube' | 'tweet' | 'figma'
export type FoundEmbed = { kind: EmbedKind; id: string }

const videoId = /^[\w-]{11}$/
const tweetUrl =
  /^https:\/\/(?:twitter|x)\.com\/(?:#!\/)?\w{1,30}\/status(?:es)?\/(\d{1,25})(?:[/?#]|$)/
const designUrl =
  /^https:\/\/(?:[\w.-]+\.)?figma\.com\/(?:file|proto|design)\/([0-9a-zA-Z]{22,128})(?:[/?#]|$)/

/** The film, post or design that an address leads to; null when it is no such address. */
export function findEmbed(address: string): FoundEmbed | null {
  const href = address.trim()
  let url: URL
  try {
    url = new URL(href)
  } catch {
    return null
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return null
  }
  const video = youtubeIdOf(url)
  if (video) {
    return { kind: 'youtube', id: video }
  }
  const tweet = tweetUrl.exec(href)?.[1]
  if (tweet) {
    return { kind: 'tweet', id: tweet }
  }
  const design = designUrl.exec(href)?.[1]
  return design ? { kind: 'figma', id: design } : null
}

/** The film's id, of 11 characters, from any form of address that YouTube hands out. */
export function youtubeIdOf({ hostname, pathname, searchParams }: URL): string | null {
  const host = hostname.replace(/^(www|m|music)\./, '')
  const path = pathname.split('/').filter(Boolean)
  let id: string | null | undefined
  if (host === 'youtu.be') {
    id = path[0]
  } else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isNamed = ['embed', 'shorts', 'live', 'v'].includes(path[0] ?? '')
    id = isNamed ? path[1] : searchParams.get('v')
  }
  return id && videoId.test(id) ? id : null
}

/** Of the player that sets no cookies before it plays. */
export const youtubePlayer = (id: string, query: URLSearchParams): string =>
  `https://www.youtube-nocookie.com/embed/${id}?${query}`
