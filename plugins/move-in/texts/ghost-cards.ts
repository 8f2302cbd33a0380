import {
  captionHtml,
  foldHtml,
  linkHtml,
  lost,
  nothing,
  type Parts,
  tagIn,
  within,
  wordsOf,
} from '@/plugins/move-in/texts/part'

/** The cards of Ghost's editor that are more than their words, by their class. */
export const ghostCards: Parts = {
  'kg-bookmark-card': (node, inner) => {
    const url = within(node, 'kg-bookmark-container')?.attribs.href ?? ''
    const title = wordsOf(within(node, 'kg-bookmark-title'))
    return { html: linkHtml(url, title) + captionHtml(node, inner) }
  },
  'kg-file-card': (node, inner) => {
    const url = within(node, 'kg-file-card-container')?.attribs.href ?? ''
    const name =
      wordsOf(within(node, 'kg-file-card-title')) || wordsOf(within(node, 'kg-file-card-filename'))
    const caption = within(node, 'kg-file-card-caption')
    const below = wordsOf(caption) === '' ? '' : `<p>${inner(caption?.children ?? [])}</p>`
    return { html: linkHtml(url, name) + below, linked: 'file' }
  },
  'kg-audio-card': (node) => {
    const url = tagIn(node, 'audio')?.attribs.src ?? ''
    return { html: linkHtml(url, wordsOf(within(node, 'kg-audio-title'))), linked: 'audio' }
  },
  'kg-video-card': (node) => {
    const url = tagIn(node, 'video')?.attribs.src ?? ''
    const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
    return { html: linkHtml(url, wordsOf(tagIn(node, 'figcaption')) || name), linked: 'video' }
  },
  'kg-callout-card': (node, inner) => {
    const emoji = wordsOf(within(node, 'kg-callout-emoji'))
    const text = within(node, 'kg-callout-text')
    return text ? { html: `<blockquote>${emoji} ${inner(text.children)}</blockquote>` } : null
  },
  'kg-toggle-card': (node, inner) => {
    const heading = within(node, 'kg-toggle-heading-text')
    const content = within(node, 'kg-toggle-content')
    return heading && content ? foldHtml(inner(heading.children), inner(content.children)) : null
  },
  'kg-signup-card': lost('signUp'),
  'kg-transistor-card': lost('player'),
  'kg-email-card': lost('emailOnly'),
  'kg-unknown-card': lost('card'),
  'kg-product-card-rating': nothing,
}
