import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { demoPassword } from '@/scripts/seed/people'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { rootId, rootType } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'

const found = z.object({ docs: z.array(z.object({ id: z.string() })) })
const created = z.object({ doc: z.object({ id: z.string() }) })

const perSection = 10

/** Signs the demo's owner in and stores a page with so many blocks. Answers its id. */
export async function storeLargePage(
  { request }: BrowserContext,
  origin: string,
  blocks: number,
): Promise<string> {
  const headers = { origin }
  const read = async (path: string) =>
    found.parse(await (await request.get(`${origin}${path}`, { headers })).json()).docs[0]?.id ?? ''
  await request.post(`${origin}/api/users/login`, {
    headers,
    data: { email: 'luna@example.com', password: demoPassword },
  })
  const profile = await read('/api/profiles?depth=0&limit=1')
  const picture = await read('/api/media?depth=0&limit=1&where[mimeType][like]=image')
  const response = await request.post(`${origin}/api/pages?depth=0&draft=true`, {
    headers,
    data: {
      title: 'A long page',
      pathname: '/a-long-page',
      profile,
      layout: largeDocument(blocks, picture),
      _status: 'draft',
    },
  })
  if (!response.ok()) {
    throw new Error(`A page with ${blocks} blocks was not stored: ${await response.text()}`)
  }
  return created.parse(await response.json()).doc.id
}

/** Header and footer, and sections of ten blocks between them until there are enough. */
function largeDocument(blocks: number, picture: string): PageDocument {
  const nodes: Record<string, PageNode> = { header: node('page-header'), footer: node('footer') }
  const sections: string[] = []
  while (Object.keys(nodes).length < blocks) {
    const section = `section-${sections.length}`
    const room = blocks - Object.keys(nodes).length - 1
    const children = Array.from({ length: Math.min(perSection, room) }, (_, index) => {
      const id = `${section}-${index}`
      nodes[id] = contentNode(index, picture)
      return id
    })
    nodes[section] = node(
      'container',
      { direction: sections.length % 3 === 2 ? 'row' : 'column' },
      children,
    )
    sections.push(section)
  }
  nodes[rootId] = node(rootType, {}, ['header', ...sections, 'footer'])
  return { version: 1, nodes }
}

function contentNode(index: number, picture: string): PageNode {
  switch (index % 5) {
    case 0:
      return node('text', { doc: richTextOf('h2', `Heading ${index}`), size: 'heading' })
    case 3:
      return node('image', { media: picture, width: 240 })
    case 4:
      return node('button', { label: `Button ${index}`, href: '/products' })
    default:
      return node('text', { doc: richTextOf('paragraph', 'A few plain words. '.repeat(8)) })
  }
}

function node(
  type: string,
  props: Record<string, unknown> = {},
  children: string[] = [],
): PageNode {
  return { type, props: props as PageNode['props'], children, v: 1 }
}
