import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { type PageDocument, type PageNode, rootId, rootType } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'

type Content = {
  name: string
  tagline: string /** Media id of the hero picture, if there is one. */
  heroImage?: string
}

/** A home page to begin with: never an empty white page. */
export function starterPage({ name, tagline, heroImage = '' }: Content): PageDocument {
  return {
    version: 1,
    nodes: {
      [rootId]: node(rootType, {}, [
        'header',
        'hero',
        'membership',
        'music',
        'events',
        'email-list',
        'footer',
      ]),
      header: node('page-header'),
      hero: node(
        'container',
        {
          look: 'hero',
          overlayHeader: true,
          backgroundImage: heroImage,
          brightness: 1,
          verticalAlign: 'bottom',
          gap: 16,
        },
        ['hero-name', 'hero-foot', 'hero-button'],
      ),
      'hero-name': node('text', { doc: richTextOf('h1', name), size: 'display' }),
      'hero-foot': node(
        'container',
        { direction: 'row', align: 'spread', verticalAlign: 'middle', width: 'full' },
        ['hero-tagline', 'hero-socials'],
      ),
      'hero-tagline': node('text', { doc: richTextOf('paragraph', tagline), size: 'large' }),
      'hero-socials': node('social-icons'),
      'hero-button': node('button', { label: 'Listen now', href: '/products?category=Music' }),
      membership: node('membership-section'),
      music: node('featured-music'),
      events: node('upcoming-events'),
      'email-list': node('email-list'),
      footer: node('footer'),
    },
  } satisfies PageDocument
}

/** The smallest page the rules allow: every singleton block, nothing else. */
export function emptyPage(blocks: BlockDefinitions): PageDocument {
  const singletons = [...blocks.values()].filter(({ rules }) => rules.singleton)
  const ordered = singletons.toSorted(
    (a, b) => Number(a.rules.singleton === 'last') - Number(b.rules.singleton === 'last'),
  )
  return {
    version: 1,
    nodes: Object.fromEntries([
      [
        rootId,
        node(
          rootType,
          {},
          ordered.map(({ type }) => idFor(type)),
        ),
      ],
      ...ordered.map(({ type, v }) => [idFor(type), { ...node(type), v }]),
    ]),
  }
}

/** An id made from a type; the slash of a third party's type is none of an id's characters. */
export function idFor(type: string): string {
  return type.replace('/', '_').slice(0, 40)
}

function node(
  type: string,
  props: Record<string, unknown> = {},
  children: string[] = [],
): PageNode {
  return { type, props: props as PageNode['props'], children, v: 1 }
}
