import type { APIRequestContext } from '@playwright/test'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { findPicture, findProduct } from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import type { PageDocument } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'

/** A page of the artist with every block there is on it, each with something to show. */
export async function pageOfEveryBlock(
  request: APIRequestContext,
  artist: string,
): Promise<PageDocument> {
  const picture = await findPicture(request, artist)
  const product = await findProduct(request, artist)
  const held = {
    inside: block('button', { label: 'Inside', href: '/contact' }),
    first: block('text', { doc: richTextOf('paragraph', 'In the first column') }),
    second: block('image', { media: picture }, [], 2),
    opened: block('quote', { words: 'In the dialog' }),
  }
  const shown: Record<string, Parameters<typeof block>[1]> = {
    image: { media: picture },
    gallery: { pictures: [picture, picture, picture, picture] },
    video: { source: 'link', href: 'https://youtu.be/dQw4w9WgXcQ', poster: picture, title: 'Film' },
    embed: { href: 'https://soundcloud.com/luna/tide' },
    text: { doc: richTextOf('h2', 'A heading') },
    quote: { words: 'Slow songs for long roads', by: 'A critic', source: 'A paper' },
    button: { href: '/members' },
    icon: { label: 'A star' },
    'link-list': { title: 'Links', links: [{ label: 'Members', href: '/members' }] },
    'product-card': { product },
    container: { backgroundColor: '#20304a', padding: 40 },
    // A clock that still runs would differ from one look to the next.
    'encore/countdown': { moment: '2020-01-01T20:00:00Z', href: '/members' },
  }
  const children: Record<string, string[]> = {
    container: ['inside'],
    columns: ['first', 'second'],
    modal: ['opened'],
  }
  const free = [...blockSchemas.values()].filter(({ rules }) => !rules.singleton)
  const all = free.map(({ type, v }) => [
    type.replace('/', '-'),
    block(type, shown[type], children[type], v),
  ])
  return pageOf({ ...Object.fromEntries(all), ...held })
}
