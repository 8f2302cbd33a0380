import type { CatalogueProfile } from '@/scripts/seed/catalogue'
import { linkTreePage } from '@/src/core/page-document/link-tree'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { starterPage } from '@/src/core/page-document/starter'

/** Media ids; empty for none. */
type Pictures = { heroImage: string; heroImagePhone: string; avatar: string }

/** The artist's home page: what a new site begins with, in their own words and pictures. */
export function homeDocument(
  { profile: { name }, theme, home }: CatalogueProfile,
  { heroImage, heroImagePhone, avatar }: Pictures,
): PageDocument {
  if (theme.name === 'link-tree') {
    return withProps(linkTreePage({ name, avatar, links: home.links }), {
      'email-list': home.emailList,
    })
  }
  return withProps(starterPage({ name, tagline: home.hero.tagline, heroImage }), {
    hero: { backgroundImagePhone: heroImagePhone },
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
  for (const [id, props = {}] of Object.entries(changes)) {
    const node = nodes[id]
    if (!node) {
      throw new Error(`The page an artist begins with has no "${id}"`)
    }
    nodes[id] = { ...node, props: { ...node.props, ...props } }
  }
  return { ...page, nodes }
}
