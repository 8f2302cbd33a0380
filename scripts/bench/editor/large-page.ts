import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { demoPassword } from '@/scripts/seed/people'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { rootId, rootType } from '@/src/core/page-document/schema'
import { emptyRichText, joinRichTexts, type RichTextDoc, richTextOf } from '@/src/core/rich-text'

const found = z.object({ docs: z.array(z.object({ id: z.string() })) })
const created = z.object({ doc: z.object({ id: z.string(), rev: z.number() }) })

const perSection = 10
/** With the section itself as many blocks as are pasted at once. */
const inFirstSection = 49

export type LargePage = { id: string; rev: number; layout: PageDocument }

/** Signs the demo's owner in and stores a page. */
export async function storePage(
  { request }: BrowserContext,
  origin: string,
  layout: PageDocument,
): Promise<LargePage> {
  const headers = { origin }
  await request.post(`${origin}/api/users/login`, {
    headers,
    data: { email: 'luna@example.com', password: demoPassword },
  })
  const profiles = await request.get(`${origin}/api/profiles?depth=0&limit=1`, { headers })
  const [profile] = found.parse(await profiles.json()).docs
  const response = await request.post(`${origin}/api/pages?depth=0&draft=true`, {
    headers,
    data: {
      title: 'A large page',
      pathname: `/large-${Date.now()}`,
      profile: profile?.id,
      layout,
      _status: 'draft',
    },
  })
  if (!response.ok()) {
    throw new Error(`A large page was not stored: ${await response.text()}`)
  }
  const { id, rev } = created.parse(await response.json()).doc
  return { id, rev, layout }
}

/**
 * Header, a button, texts of about a kilobyte in one large section and many of ten, and the footer. The button and the
 * first text stand where the window shows them.
 */
export function largeDocument(blocks: number): PageDocument {
  const nodes: Record<string, PageNode> = {
    header: node('page-header'),
    button: node('button', { label: 'Listen', href: '/products' }),
    words: node('text', { doc: richTextOf('paragraph', 'A few plain words.') }),
    footer: node('footer'),
  }
  const sections: string[] = []
  while (Object.keys(nodes).length < blocks) {
    const section = `section-${sections.length}`
    const room = blocks - Object.keys(nodes).length - 1
    const wanted = sections.length === 0 ? inFirstSection : perSection
    const children = Array.from({ length: Math.min(wanted, room) }, (_, index) => {
      const id = `${section}-${index}`
      nodes[id] = node('text', { doc: richTextOf('paragraph', thousandLetters) })
      return id
    })
    nodes[section] = node('container', {}, children)
    sections.push(section)
  }
  nodes[rootId] = node(rootType, {}, ['header', 'button', 'words', ...sections, 'footer'])
  return { version: 1, nodes }
}

/** A button and one text of so many pages, of about 500 words each. */
export function longText(pages: number): PageDocument {
  const paragraphs = Array.from({ length: pages * paragraphsOnPage }, (_, index) =>
    index % paragraphsOnPage === 0
      ? richTextOf('h2', `Page ${index / paragraphsOnPage + 1}`)
      : richTextOf('paragraph', ninetyWords),
  )
  return wordsPage(joinRichTexts(...paragraphs))
}

function wordsPage(doc: RichTextDoc): PageDocument {
  const nodes: Record<string, PageNode> = {
    header: node('page-header'),
    button: node('button', { label: 'Listen', href: '/products' }),
    words: node('text', { doc }),
    footer: node('footer'),
    [rootId]: node(rootType, {}, ['header', 'button', 'words', 'footer']),
  }
  return { version: 1, nodes }
}

/** One text with a table of so many rows and columns, each cell with a few letters. */
export function tablePage({ rows, columns }: { rows: number; columns: number }): PageDocument {
  const row = {
    type: 'tablerow',
    version: 1,
    cells: Array<string>(columns).fill('12:00'),
    children: [],
  }
  const table = { type: 'table', version: 1, children: Array<typeof row>(rows).fill(row) }
  const { root } = emptyRichText()
  const doc = { root: { ...root, children: [table, ...(root.children ?? [])] } }
  return wordsPage(doc)
}

/** A heading among them. */
const paragraphsOnPage = 7
const ninetyWords = 'We wrote these songs on the road between two towns by the sea. '
  .repeat(7)
  .trim()
const thousandLetters = 'A few plain words. '.repeat(53)

function node(
  type: string,
  props: Record<string, unknown> = {},
  children: string[] = [],
): PageNode {
  return { type, props: props as PageNode['props'], children, v: 1 }
}
