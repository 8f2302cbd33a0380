import { type PageDocument, type PageNode, rootId, rootType } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'

type Content = {
  name: string
  /** Media id of the artist's picture, if there is one. */
  avatar?: string
  links?: readonly { label: string; href: string }[]
}

const usualLinks = [
  { label: 'Listen', href: '/products?category=Music' },
  { label: 'Merch', href: '/products?category=Merch' },
  { label: 'Write to me', href: '/contact' },
]

/** The one page of a link tree: picture, name, social icons, links, and an email list. */
export function linkTreePage({ name, avatar = '', links = usualLinks }: Content): PageDocument {
  const linkNodes = links.map(({ label, href }, index): [string, PageNode] => [
    `link-${index + 1}`,
    node('button', {
      label,
      href,
      size: 'wide',
      look: index === 0 ? 'primary' : 'outline',
    }),
  ])
  return {
    version: 1,
    nodes: {
      [rootId]: node(rootType, {}, ['header', 'tree', 'footer']),
      header: node('page-header'),
      tree: node('container', { look: 'link-tree' }, ['who', 'where']),
      who: node('container', { width: 'full' }, ['avatar', 'name', 'socials']),
      avatar: node('image', { media: avatar, width: 360, shape: 'round', alt: name }, [], 2),
      name: node('text', { doc: richTextOf('h1', name), size: 'display' }),
      socials: node('social-icons'),
      where: node('container', { width: 'full', align: 'spread', gap: 12 }, [
        ...linkNodes.map(([id]) => id),
        'email-list',
      ]),
      ...Object.fromEntries(linkNodes),
      'email-list': node('email-list', { look: 'narrow' }),
      footer: node('footer'),
    },
  }
}

function node(
  type: string,
  props: Record<string, unknown> = {},
  children: string[] = [],
  v = 1,
): PageNode {
  return { type, props: props as PageNode['props'], children, v }
}
