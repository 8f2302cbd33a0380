import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { newNode } from '@/src/core/page-document/new-node'
import { type PageDocument, rootId, rootType } from '@/src/core/page-document/schema'
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
      [rootId]: newNode(rootType, {}, [
        'header',
        'hero',
        'membership',
        'music',
        'events',
        'email-list',
        'footer',
      ]),
      header: newNode('page-header'),
      hero: newNode(
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
      'hero-name': newNode('text', { doc: richTextOf('h1', name), size: 'display' }),
      'hero-foot': newNode(
        'container',
        { direction: 'row', align: 'spread', verticalAlign: 'middle', width: 'full' },
        ['hero-tagline', 'hero-socials'],
      ),
      'hero-tagline': newNode('text', { doc: richTextOf('paragraph', tagline), size: 'large' }),
      'hero-socials': newNode('social-icons'),
      'hero-button': newNode('button', { label: 'Listen now', action: 'play' }),
      membership: newNode('membership-section'),
      music: newNode('featured-music'),
      events: newNode('upcoming-events'),
      'email-list': newNode('email-list'),
      footer: newNode('footer'),
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
        newNode(
          rootType,
          {},
          ordered.map(({ type }) => idFor(type)),
        ),
      ],
      ...ordered.map(({ type, v }) => [idFor(type), newNode(type, {}, [], v)]),
    ]),
  }
}

/** An id made from a type; the slash of a third party's type is none of an id's characters. */
export function idFor(type: string): string {
  return type.replace('/', '_').slice(0, 40)
}
