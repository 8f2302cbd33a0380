import { siteUrl } from '@/site/seo/site-url'
import type { Site } from '@/src/server/site-data'

/** The artist as `MusicGroup`, with the profiles that are the same person elsewhere. */
export async function artistData({ profile, theme }: Site): Promise<Record<string, unknown>> {
  return {
    '@type': 'MusicGroup',
    name: profile.name,
    url: (await siteUrl(profile.id)).href,
    ...(profile.tagline && { description: profile.tagline }),
    sameAs: theme.socialLinks.map(({ href }) => href).filter((href) => /^https?:/.test(href)),
  }
}
