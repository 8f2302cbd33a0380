'use client'

import { LINK } from '@lexical/markdown'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { AutoLinkNode, LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { registerAutoLinks } from '@/plugins/rich-text/features/links/auto-links'
import { keepLinksSafe } from '@/plugins/rich-text/features/links/keep-links-safe'
import type { KeepsKeys } from '@/plugins/rich-text/kit/editor-config'
import { behaviour } from '@/plugins/rich-text/kit/feature'

/** Where Payload's editor says more of a link than Lexical's nodes hold. */
const said = ['fields', 'id']
export const keptKeys = { link: said, autolink: said }

const keeping: KeepsKeys = { keptKeys }

export const LinksFeatureClient = createClientFeature({
  ...keeping,
  nodes: [LinkNode, AutoLinkNode],
  plugins: [behaviour(keepLinksSafe), behaviour(registerAutoLinks)],
  markdownTransformers: [LINK],
})
