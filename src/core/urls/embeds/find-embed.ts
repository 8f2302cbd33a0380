import {
  type AddressParts,
  type EmbedKind,
  type EmbedProvider,
  type EmbedSize,
  embedKinds,
  providerOf,
} from '@/src/core/urls/embeds/providers'

/** Something of another site that a page can show, found in an address. */
export type FoundEmbed = {
  kind: EmbedKind
  /** In the provider's own words. */
  id: string
  /** What is stored: it says all of the rest. */
  address: string
  /** Where it stands on the provider, for visitors. */
  href: string
  playerUrl: string
  /** The player that begins by itself, for those who pressed already. */
  playingUrl: string
  size: EmbedSize
}

export type AskedEmbed = {
  kind: EmbedKind
  /** Of the page, https. */
  address: string
  by: NonNullable<EmbedProvider['ask']>['by']
}

/** Behind a page's address stands the player that its provider named. */
const answerKey = '#player='

/** What an address leads to, or the code for embedding that a provider offers; null for all others. */
export function findEmbed(text: string): FoundEmbed | null {
  const url = urlIn(text)
  if (!url) {
    return null
  }
  if (url.hash.startsWith(answerKey)) {
    return withAnswer(url)
  }
  const parts = partsOf(url)
  for (const kind of embedKinds) {
    const provider = providerOf(kind)
    const read = provider.read(parts)
    // Films have long been linked without encryption, and are found there all the same.
    if (read && (url.protocol === 'https:' || provider.isFilm)) {
      return found(kind, read)
    }
  }
  return null
}

/** A page whose provider must be asked for the player; null for all others. */
export function askedEmbed(text: string): AskedEmbed | null {
  const url = urlIn(text)
  if (url?.protocol !== 'https:' || url.port !== '') {
    return null
  }
  const { place } = partsOf(url)
  const kind = embedKinds.find((each) => providerOf(each).ask?.of.test(place))
  const by = kind && providerOf(kind).ask?.by
  return kind && by ? { kind, by, address: `https://${url.hostname}${url.pathname}` } : null
}

/** The address that is stored of a page once its provider named the player; null for a player of another. */
export function answeredEmbed({ kind, address }: AskedEmbed, player: string): FoundEmbed | null {
  const answered = findEmbed(`${address}${answerKey}${encodeURIComponent(player)}`)
  return answered?.kind === kind ? answered : null
}

function withAnswer(url: URL): FoundEmbed | null {
  const { hash } = url
  url.hash = ''
  const asked = askedEmbed(url.href)
  const player = asked && findEmbed(decoded(hash.slice(answerKey.length)))
  return asked && player?.kind === asked.kind
    ? {
        ...player,
        href: asked.address,
        address: `${asked.address}${answerKey}${encodeURIComponent(player.playerUrl)}`,
      }
    : null
}

function found(kind: EmbedKind, [id, more]: readonly [string, string?]): FoundEmbed {
  const { page, player, size, autoplay } = providerOf(kind)
  const href = page(id, more)
  const playerUrl = player(id, more)
  const playing = new URL(playerUrl)
  if (autoplay) {
    playing.searchParams.set(...autoplay)
  }
  return {
    kind,
    id,
    address: href,
    href,
    playerUrl,
    playingUrl: autoplay ? playing.href : playerUrl,
    size: size(id, more),
  }
}

/** The address itself, or that of the player in a piece of code. Null for all that is neither. */
function urlIn(text: string): URL | null {
  const trimmed = text.trim()
  const code = /^<iframe\b[^>]*?\ssrc=["']([^"']+)["']/i.exec(trimmed)
  const address = code?.[1]?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://') ?? trimmed
  if (/\s/.test(address) || !URL.canParse(address)) {
    return null
  }
  const url = new URL(address)
  return /^https?:$/.test(url.protocol) && url.port === '' && url.username === '' ? url : null
}

function partsOf({ hostname, pathname, hash, searchParams }: URL): AddressParts {
  const host = hostname.replace(/^(?:www|m|mobile)\./, '')
  // Once the address of a page stood behind a number sign.
  const path = hash.startsWith('#!/') ? hash.slice(2) : pathname
  return { place: `${host}${path}`.replace(/\/+$/, ''), query: searchParams }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
