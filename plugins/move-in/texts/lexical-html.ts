import { z } from 'zod'
import { withParagraphs } from '@/plugins/move-in/importers/read-post'
import { escapeHtml } from '@/src/core/text'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'

const text = z.string().catch('')
const node = z.looseObject({
  ...{ type: text, children: z.array(z.unknown()).catch([]) },
  ...{ text, format: z.int().catch(0), tag: text, url: text, listType: text },
  start: z.int().catch(1),
  /** Of cards. */
  ...{
    src: text,
    alt: text,
    caption: text,
    html: text,
    markdown: text,
    code: text,
    language: text,
  },
  ...{ heading: text, content: text, calloutText: text, calloutEmoji: text, title: text },
  ...{ fileTitle: text, fileName: text, fileCaption: text, buttonText: text, buttonUrl: text },
  ...{ header: text, subheader: text, textValue: text, imageUrl: text, backgroundImageSrc: text },
  ...{ productImageSrc: text, productTitle: text, productDescription: text },
  ...{ productButton: text, productUrl: text },
  images: z.array(z.object({ src: text, alt: text })).catch([]),
  metadata: z.object({ title: text }).catch({ title: '' }),
})
type Node = z.output<typeof node>

const whole = z.object({ root: z.unknown() })

/** Of this depth nobody writes. */
const deepest = 100

/**
 * A text of Ghost's editor, which keeps the state of Lexical, in the HTML that Ghost itself makes of it, as far as it is
 * read here.
 *
 * @returns null for none
 */
export function htmlOfLexical(json: string): { html: string; hasMarkdown: boolean } | null {
  let hasMarkdown = false
  const write = (value: unknown, depth: number): string => {
    const read = node.safeParse(value)
    if (!read.success || depth > deepest) {
      return ''
    }
    hasMarkdown ||= read.data.type === 'markdown'
    return htmlOf(read.data, () =>
      read.data.children.map((child) => write(child, depth + 1)).join(''),
    )
  }
  try {
    const html = write(whole.parse(JSON.parse(json)).root, 0)
    return html === '' ? null : { html, hasMarkdown }
  } catch {
    return null
  }
}

const card = (name: string, inner: string): string => `<div class="kg-${name}-card">${inner}</div>`

/** Captions are HTML already, as are headings and texts in cards. */
const figure = (inner: string, caption: string): string =>
  `<figure>${inner}${caption && `<figcaption>${caption}</figcaption>`}</figure>`

const attr = (name: string, value: string): string => ` ${name}="${escapeHtml(value)}"`
const picture = (src: string, alt = ''): string =>
  src && `<img${attr('src', src)}${attr('alt', alt)}>`
const link = (url: string, words: string): string => `<a${attr('href', url)}>${words}</a>`
const linkLine = (url: string, words: string): string =>
  url && `<p>${link(url, escapeHtml(words || url))}</p>`

function htmlOf(own: Node, inner: () => string): string {
  switch (own.type) {
    case 'text':
    case 'extended-text':
    case 'tk':
      return formatted(own)
    case 'linebreak':
      return '<br>'
    case 'tab':
      return ' '
    case 'link':
    case 'autolink':
      return link(own.url, inner())
    case 'paragraph':
      return `<p>${inner()}</p>`
    case 'heading':
    case 'extended-heading':
      return /^h[1-6]$/.test(own.tag) ? `<${own.tag}>${inner()}</${own.tag}>` : `<p>${inner()}</p>`
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote>${inner()}</blockquote>`
    case 'list': {
      const name = own.listType === 'number' ? 'ol' : 'ul'
      return `<${name} start="${own.start}">${inner()}</${name}>`
    }
    case 'listitem':
      return `<li>${inner()}</li>`
    case 'root':
      return inner()
    case 'horizontalrule':
      return '<hr>'
    case 'zwnj':
    case 'at-link':
    case 'at-link-search':
      return ''
    default:
      return cardOf(own) ?? (inner() || card('unknown', ''))
  }
}

const tags: readonly (readonly [bit: number, tag: string])[] = [
  [textFormat.bold, 'strong'],
  [textFormat.italic, 'em'],
  [textFormat.strikethrough, 's'],
  [textFormat.underline, 'u'],
  [textFormat.code, 'code'],
  [textFormat.subscript, 'sub'],
  [textFormat.superscript, 'sup'],
  [textFormat.highlight, 'mark'],
]

const formatted = ({ text: words, format }: Node): string =>
  tags
    .filter(([bit]) => (format & bit) !== 0)
    .reduce((html, [, tag]) => `<${tag}>${html}</${tag}>`, escapeHtml(words))

/** Null for a card that is not known. */
function cardOf(own: Node): string | null {
  const button = linkLine(own.buttonUrl, own.buttonText)
  switch (own.type) {
    case 'image':
      return figure(picture(own.src, own.alt), own.caption)
    case 'gallery':
      return figure(own.images.map(({ src, alt }) => picture(src, alt)).join(''), own.caption)
    case 'bookmark':
      return linkLine(own.url, own.metadata.title) + (own.caption && `<p>${own.caption}</p>`)
    case 'embed':
      return figure(own.html || linkLine(own.url, ''), own.caption)
    case 'html':
      return own.html
    case 'markdown':
      return withParagraphs(escapeHtml(own.markdown))
    case 'codeblock': {
      const code = `<code class="language-${escapeHtml(own.language)}">${escapeHtml(own.code)}</code>`
      return figure(`<pre>${code}</pre>`, own.caption)
    }
    case 'callout':
      return `<blockquote>${escapeHtml(own.calloutEmoji)} ${own.calloutText}</blockquote>`
    case 'toggle':
      return `<details><summary>${own.heading}</summary>${own.content}</details>`
    case 'button':
      return button
    case 'file': {
      const name = `<div class="kg-file-card-title">${escapeHtml(own.fileTitle || own.fileName)}</div>`
      const caption = `<div class="kg-file-card-caption">${escapeHtml(own.fileCaption)}</div>`
      const container = ` class="kg-file-card-container"${attr('href', own.src)}`
      return card('file', `<a${container}>${name}${caption}</a>`)
    }
    case 'audio': {
      const title = `<div class="kg-audio-title">${escapeHtml(own.title)}</div>`
      return card('audio', `<audio${attr('src', own.src)}></audio>${title}`)
    }
    case 'video':
      return card('video', figure(`<video${attr('src', own.src)}></video>`, own.caption))
    case 'header':
      return `${picture(own.backgroundImageSrc)}<h2>${own.header}</h2><p>${own.subheader}</p>${button}`
    case 'call-to-action':
      return `${picture(own.imageUrl)}${own.textValue}${button}`
    case 'product':
      return `${picture(own.productImageSrc)}<h4>${own.productTitle}</h4>${own.productDescription}${linkLine(own.productUrl, own.productButton)}`
    case 'signup':
      return card('signup', '')
    case 'transistor':
      return card('transistor', '')
    case 'email':
    case 'email-cta':
      return card('email', '')
    case 'paywall':
      return '<!--members-only-->'
    default:
      return null
  }
}
