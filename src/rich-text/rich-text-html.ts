import { createElement } from 'react'
import sanitize from 'sanitize-html'
import type { RichTextDoc } from '@/src/core/rich-text'
import type { RichTextLink, RichTextPolls } from '@/src/rich-text/node-kit'

/** Tags and attributes that mean something without our styles and scripts. */
const kept: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li'],
    ...['strong', 'em', 'u', 's', 'code', 'mark', 'sub', 'sup', 'a', 'pre', 'details', 'summary'],
    ...['table', 'colgroup', 'col', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['figure', 'figcaption', 'img', 'section'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    // Where the site draws a poll that takes votes.
    section: ['data-poll'],
    li: ['data-answer'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'sms', 'tel'],
  allowProtocolRelative: false,
}

/** A stored text as HTML for the API and for feeds: elements that mean something, no classes, no scripts. */
export async function richTextHtml(doc: RichTextDoc): Promise<string> {
  // Next refuses the first in code that its server bundles; Payload's commands, which load the
  // endpoints too, know no styles.
  const [{ renderToStaticMarkup }, { RichText }] = await Promise.all([
    import('react-dom/server'),
    import('@/src/rich-text/render'),
  ])
  const html = renderToStaticMarkup(
    createElement(RichText, { doc, Link: PlainLink, polls: plainPolls, isPlain: true }),
  )
  return sanitize(html, kept).replaceAll('<br />', '<br>')
}

const PlainLink: RichTextLink = ({ href, target, rel, children }) =>
  createElement('a', { href, target, rel }, children)

/** Question and answers, with the names that votes go by; voting is the site's. */
const plainPolls: RichTextPolls = {
  documentId: '',
  Poll: ({ poll: { uid, question, options } }) =>
    createElement(
      'section',
      { 'data-poll': uid },
      createElement('p', null, createElement('strong', null, question)),
      createElement(
        'ul',
        null,
        options.map((option) =>
          createElement('li', { key: option.uid, 'data-answer': option.uid }, option.text),
        ),
      ),
    ),
}
