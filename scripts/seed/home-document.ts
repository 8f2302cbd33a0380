import type { CatalogueProfile } from '@/scripts/seed/catalogue'
import type { PageDocument } from '@/src/core/page-document/schema'
import { starterPage } from '@/src/core/page-document/starter'

type Pictures = { heroImage: string; heroImagePhone: string }

/** The artist's home page: what a new site begins with, in their own words and pictures. */
export function homeDocument(
  { profile, home }: CatalogueProfile,
  { heroImage, heroImagePhone }: Pictures,
): PageDocument {
  const page = starterPage({ name: profile.name, tagline: home.hero.tagline, heroImage })
  const { hero, music } = page.nodes
  if (!hero || !music) {
    throw new Error('The starter page has neither a hero nor music')
  }
  return {
    ...page,
    nodes: {
      ...page.nodes,
      hero: { ...hero, props: { ...hero.props, backgroundImagePhone: heroImagePhone } },
      music: { ...music, props: { title: home.featuredMusic?.title ?? 'Featured Music' } },
    },
  }
}
