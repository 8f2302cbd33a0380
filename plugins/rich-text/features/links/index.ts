import { AutoLinkNode, LinkNode } from '@lexical/link'
import { mergeRegister } from 'lexical'
import { registerAutoLinks } from '@/plugins/rich-text/features/links/auto-links'
import { keepLinksSafe } from '@/plugins/rich-text/features/links/keep-links-safe'
import { keepSaid } from '@/plugins/rich-text/features/links/keep-said'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'

export const links: RichTextFeature = {
  name: 'links',
  nodes: [LinkNode, AutoLinkNode],
  prepare: keepSaid,
  register: (editor) => mergeRegister(keepLinksSafe(editor), registerAutoLinks(editor)),
}
