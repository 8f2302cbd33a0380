import sanitize from 'sanitize-html'
import { safeUrl } from '@/src/core/safe-url'

/** Product descriptions: simple text markup, links by the specification's rule, nothing that runs or loads. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'ul',
      'ol',
      'li',
      'a',
      'h3',
      'h4',
      'blockquote',
    ],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto', 'sms', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs: { href: safeUrl(attributes.href ?? ''), rel: 'nofollow noopener' },
      }),
    },
  })
}
