import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { Site } from '@/src/server/site-data'

type Artist = Pick<Site, 'profile' | 'theme' | 'avatar'>

/**
 * The artist as `MusicGroup`, with the profiles that are the same person elsewhere.
 *
 * @param base address of the site, ending in a slash
 */
export function artistData({ profile, theme, avatar }: Artist, base: URL): Record<string, unknown> {
  const sameAs = theme.socialLinks.map(({ href }) => href).filter((href) => /^https?:/.test(href))
  return {
    '@type': 'MusicGroup',
    name: profile.name,
    url: base.href,
    ...(profile.tagline && { description: profile.tagline }),
    ...(avatar && { image: new URL(avatar.url, base).href }),
    ...(sameAs.length > 0 && { sameAs }),
  }
}

/** Whole addresses of the pictures among some media, below the address of the site. */
export function pictureUrls(media: readonly MediaView[], base: URL): string[] {
  return media
    .filter(({ mimeType }) => mimeType.startsWith('image/'))
    .map(({ url }) => new URL(url, base).href)
}
