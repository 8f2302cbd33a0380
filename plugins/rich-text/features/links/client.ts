'use client'

import { LINK } from '@lexical/markdown'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { AutoLinkNode, LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { registerAutoLinks } from '@/plugins/rich-text/features/links/auto-links'
import { keepLinksSafe } from '@/plugins/rich-text/features/links/keep-links-safe'
import type { Prepares } from '@/plugins/rich-text/kit/editor-config'
import { behaviour } from '@/plugins/rich-text/kit/feature'

/**
 * Payload's editor says more of a link than Lexical's nodes hold. What Lexical does not know it carries through as state
 * of the node, as it is stored. To be called before a text is read.
 */
export function keepLinkKeys(editor: LexicalEditor): void {
  for (const type of ['link', 'autolink']) {
    for (const key of ['fields', 'id']) {
      editor._nodes.get(type)?.sharedNodeState.flatKeys.add(key)
    }
  }
}

const prepares: Prepares = { prepare: keepLinkKeys }

export const LinksFeatureClient = createClientFeature({
  ...prepares,
  nodes: [LinkNode, AutoLinkNode],
  plugins: [behaviour(keepLinksSafe), behaviour(registerAutoLinks)],
  markdownTransformers: [LINK],
})
