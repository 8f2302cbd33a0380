import { blockSchemas } from '@/blocks/_generated/schemas'
import type { Subject } from '@/plugins/visual-editor/publish-check/subject'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { richTextOf } from '@/src/core/rich-text'
import { themePresets } from '@/src/core/theme/theme-presets'

export const node = (type: string, props: Record<string, unknown> = {}, children: string[] = []) =>
  ({ type, props, children, v: blockSchemas.get(type)?.v ?? 1 }) as PageNode

export function pageOf(blocks: Record<string, PageNode>): PageDocument {
  const nodes = { root: node('root', {}, Object.keys(blocks)), ...blocks }
  return { version: 1, nodes }
}

export const words = richTextOf('paragraph', 'Slow songs')

/** A page as it should be, but for these changes. */
export function subjectOf(changes: Partial<Subject> = {}): Subject {
  return {
    document: pageOf({ words: node('text', { doc: words }) }),
    pathname: '/about',
    blocks: blockSchemas,
    theme: {
      colors: themePresets.midnight.colors,
      headerLinks: [{ label: 'Store', href: '/products' }],
    },
    pictures: new Map([
      ['described', { name: 'moon.jpg', alt: 'A red moon' }],
      ['other', { name: 'lake.jpg', alt: '' }],
      ['another', { name: 'sea.jpg', alt: ' ' }],
    ]),
    hosts: new Set(['ada.test', 'ada.example.com']),
    answersAt: (pathname) => ['/', '/products', '/about'].includes(pathname),
    drafts: new Map(),
    legalTexts: [{ title: 'Terms of Service', pageId: 't', problem: null }],
    unseen: new Set(),
    unreadablePosts: [],
    ...changes,
  }
}
