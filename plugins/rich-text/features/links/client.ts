'use client'

import { LINK } from '@lexical/markdown'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { AutoLinkNode, LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { registerAutoLinks } from '@/plugins/rich-text/features/links/auto-links'
import { keepLinksSafe } from '@/plugins/rich-text/features/links/keep-links-safe'
import { behaviour } from '@/plugins/rich-text/kit/feature'

export const LinksFeatureClient = createClientFeature({
  nodes: [LinkNode, AutoLinkNode],
  plugins: [behaviour(keepLinksSafe), behaviour(registerAutoLinks)],
  markdownTransformers: [LINK],
})
