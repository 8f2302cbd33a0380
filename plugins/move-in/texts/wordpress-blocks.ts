import { DomUtils } from 'htmlparser2'
import {
  captionHtml,
  foldHtml,
  frameHtml,
  linkHtml,
  lost,
  type Part,
  type Parts,
  tagIn,
  within,
  wordsOf,
} from '@/plugins/move-in/texts/part'
import { escapeHtml } from '@/src/core/text'

/** Letters that were drawn as pictures. */
const emoji: Part = ({ attribs }) => ({ html: escapeHtml(attribs.alt ?? '') })

/** The blocks of WordPress that are more than their words, by their class. */
export const wordpressBlocks: Parts = {
  'wp-block-embed': (node, inner) => {
    const frame = tagIn(node, 'iframe')?.attribs.src
    const address = frame ?? wordsOf(within(node, 'wp-block-embed__wrapper'))
    return /^https?:\/\/\S+$/.test(address)
      ? { html: frameHtml(address) + captionHtml(node, inner) }
      : null
  },
  'wp-block-file': (node) => {
    const links = DomUtils.getElementsByTagName('a', node.children)
    const named = links.find(({ attribs }) => !attribs.class?.includes('wp-block-file__button'))
    const link = named ?? links[0]
    return link ? { html: linkHtml(link.attribs.href ?? '', wordsOf(link)), linked: 'file' } : null
  },
  'wp-block-accordion-item': (node, inner) => {
    const title = within(node, 'wp-block-accordion-heading__toggle-title')
    const panel = within(node, 'wp-block-accordion-panel')
    return title && panel ? foldHtml(inner(title.children), inner(panel.children)) : null
  },
  // Galleries were lists of pictures once.
  'blocks-gallery-grid': (node, inner) => ({
    html: `<div>${node.children.map((item) => ('children' in item ? inner(item.children) : '')).join('')}</div>`,
  }),
  'wp-block-jetpack-subscriptions': lost('signUp'),
  'wp-block-jetpack-contact-form': lost('form'),
  emoji,
  'wp-smiley': emoji,
}
