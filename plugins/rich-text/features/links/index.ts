import { AutoLinkNode, LinkNode } from '@lexical/link'
import { keepLinksSafe } from '@/plugins/rich-text/features/links/keep-links-safe'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const links: RichTextFeature = {
  name: 'links',
  nodes: [LinkNode, AutoLinkNode],
  register: keepLinksSafe,
}
