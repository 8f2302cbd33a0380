import type { CatalogueProfile } from '@/scripts/seed/catalogue'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { bareText } from '@/src/core/page-document/templates/site-text'
import { themeRegistry } from '@/src/core/theme/registry'
import { starterOf, themeOf } from '@/src/core/theme/site-theme'

/** Media ids; empty for none. */
type Pictures = { heroImage: string; heroImagePhone: string; avatar: string }

/** The artist's home page: what a new site begins with, in their own words and pictures. */
export function homeDocument(
  { profile: { name }, theme, home }: CatalogueProfile,
  { heroImage, heroImagePhone, avatar }: Pictures,
): PageDocument {
  const page = starterOf(themeOf(themeRegistry(), theme.name), {
    ...bareText({ name, tagline: home.hero?.tagline ?? '' }),
    widePicture: heroImage,
    portrait: avatar,
    links: home.links ?? [],
  })
  return withProps(page, {
    hero: home.hero && { backgroundImagePhone: heroImagePhone },
    membership: home.membership,
    music: home.featuredMusic,
    events: home.events,
    'email-list': home.emailList,
  })
}

function withProps(
  page: PageDocument,
  changes: Record<string, PageNode['props'] | undefined>,
): PageDocument {
  const nodes = { ...page.nodes }
  for (const [id, props] of Object.entries(changes)) {
    if (!props) {
      continue
    }
    const node = nodes[id]
    if (!node) {
      throw new Error(`The page an artist begins with has no "${id}"`)
    }
    nodes[id] = { ...node, props: { ...node.props, ...props } }
  }
  return { ...page, nodes }
}
