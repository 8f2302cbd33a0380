import { newNode } from '@/src/core/page-document/new-node'
import { type PageDocument, type PageNode, rootId, rootType } from '@/src/core/page-document/schema'
import type { SiteText } from '@/src/core/page-document/templates/site-text'
import { richTextOf } from '@/src/core/rich-text'
import type { SiteTheme } from '@/src/core/theme/site-theme'

export const theme: SiteTheme = {
  label: 'One page',
  about: 'Link Tree: your picture, your links, your newsletter',
  now: 'your one page of links',
  promise:
    'Visitors get one page with your picture, your links and your newsletter, without links in the header. Your other pages stay where they are, for whoever has their address.',
  header: { hidesLinks: true, hidesNameAtHome: true },
  home: linkTreePage,
}

const usualLinks = [
  { label: 'Listen', href: '/products?category=Music' },
  { label: 'Merch', href: '/products?category=Merch' },
  { label: 'Write to me', href: '/contact' },
]

/** The one page of a link tree: picture, name, social icons, links, and an email list. */
function linkTreePage({ name, portrait, links }: SiteText): PageDocument {
  const shown = links.length > 0 ? links : usualLinks
  const linkNodes = shown.map(({ label, href }, index): [string, PageNode] => [
    `link-${index + 1}`,
    newNode('button', {
      label,
      href,
      size: 'wide',
      look: index === 0 ? 'primary' : 'outline',
    }),
  ])
  return {
    version: 1,
    nodes: {
      [rootId]: newNode(rootType, {}, ['header', 'tree', 'footer']),
      header: newNode('page-header'),
      tree: newNode('container', { look: 'link-tree' }, ['who', 'where']),
      who: newNode('container', { width: 'full' }, ['avatar', 'name', 'socials']),
      avatar: newNode('image', { media: portrait, width: 360, shape: 'round', alt: name }, [], 2),
      name: newNode('text', { doc: richTextOf('h1', name), size: 'display' }),
      socials: newNode('social-icons'),
      where: newNode('container', { width: 'full', align: 'spread', gap: 12 }, [
        ...linkNodes.map(([id]) => id),
        'email-list',
      ]),
      ...Object.fromEntries(linkNodes),
      'email-list': newNode('email-list', { look: 'narrow' }),
      footer: newNode('footer'),
    },
  }
}
