import { DomUtils } from 'htmlparser2'
import { z } from 'zod'
import {
  frameHtml,
  linkHtml,
  lost,
  nothing,
  type Part,
  type Parts,
  tagIn,
  within,
  wordsOf,
} from '@/plugins/move-in/texts/part'
import { escapeHtml } from '@/src/core/text'
import { findEmbed } from '@/src/core/urls/embeds/find-embed'
import type { HtmlElement } from '@/src/rich-text/from-html/parse-html'

const text = z.string().catch('')
/** What Substack says of a component in its `data-attrs`. */
const said = z
  .object({
    ...{ url: text, canonical_url: text, title: text, full_text: text, name: text },
    ...{ videoId: text, instagram_id: text, persistentExpression: text },
    gallery: z
      .object({ images: z.array(z.object({ src: text })).catch([]), caption: text })
      .catch({ images: [], caption: '' }),
  })
  .partial()

function attrsOf(node: HtmlElement): z.output<typeof said> {
  // Some are encoded twice.
  const json = (node.attribs['data-attrs'] ?? '').replaceAll('&quot;', '"')
  try {
    return said.safeParse(JSON.parse(json)).data ?? {}
  } catch {
    return {}
  }
}

const linkIn = (node: HtmlElement, pattern: RegExp): string =>
  DomUtils.getElementsByTagName('a', [node])
    .map(({ attribs }) => attribs.href ?? '')
    .find((href) => pattern.test(href)) ?? ''

/** A player whose frame is written by a script. */
const film =
  (address: (id: string) => string): Part =>
  (node) => {
    const { videoId } = attrsOf(node)
    return videoId && !tagIn(node, 'iframe') ? { html: frameHtml(address(videoId)) } : null
  }

/** A post of another network; its words where it cannot be shown. */
const post =
  (pattern: RegExp, addressOf: (attrs: ReturnType<typeof attrsOf>) => string | undefined): Part =>
  (node, inner) => {
    const attrs = attrsOf(node)
    const address = addressOf(attrs) || linkIn(node, pattern)
    if (findEmbed(address)) {
      return { html: frameHtml(address) }
    }
    const words = attrs.full_text ? escapeHtml(attrs.full_text) : inner(node.children)
    const more = address ? linkHtml(address, attrs.name ?? '') : ''
    return { html: `<blockquote>${words}</blockquote>${more}` }
  }

const tweet = post(/\/status\//, ({ url }) => url)

const otherPost: Part = (node) => {
  const { url, canonical_url: own, title } = attrsOf(node)
  const address = own || url || linkIn(node, /^https?:/)
  return { html: linkHtml(address, title || wordsOf(within(node, 'embedded-post-title'))) }
}

/** Buttons for sharing, subscribing and commenting work on Substack alone. */
const own = /^%%|[?&](?:action=share|gift=true)|\/subscribe\b|\/comments\b/
const button: Part = (node) => (linkIn(node, own) ? { lost: 'button' } : null)

const footnote: Part = (node, inner) => {
  const number = wordsOf(within(node, 'footnote-number'))
  const content = within(node, 'footnote-content')?.children ?? []
  const first = content.findIndex((child) => 'name' in child && child.name === 'p')
  const line = content[first]
  return line && 'children' in line
    ? {
        html: `<p><sup>${escapeHtml(number)}</sup> ${inner(line.children)}</p>${inner(content.slice(first + 1))}`,
      }
    : { html: `<p><sup>${escapeHtml(number)}</sup> </p>${inner(content)}` }
}

/** The components of Substack's posts that are more than their words. */
export const substackParts: Parts = {
  'youtube-wrap': film((id) => `https://www.youtube.com/watch?v=${id}`),
  'vimeo-wrap': film((id) => `https://vimeo.com/${id}`),
  tweet,
  'twitter-embed': tweet,
  Twitter2ToDOM: tweet,
  instagram: post(/instagram\.com\//, ({ url, instagram_id: id }) =>
    id ? `https://www.instagram.com/p/${id}/` : url,
  ),
  'tiktok-wrap': post(/tiktok\.com\//, ({ url }) => url),
  'image-gallery-embed': (node, inner) => {
    const { images = [], caption = '' } = attrsOf(node).gallery ?? {}
    const pictures = images.map(({ src }) => `<img src="${escapeHtml(src)}">`).join('')
    return { html: `<div>${pictures}<p>${escapeHtml(caption)}</p>${inner(node.children)}</div>` }
  },
  'digest-post-embed': otherPost,
  'embedded-post-wrap': otherPost,
  'file-embed-wrapper': (node) => {
    const url = within(node, 'file-embed-button')?.attribs.href ?? linkIn(node, /./)
    return { html: linkHtml(url, wordsOf(within(node, 'file-embed-details-h1'))), linked: 'file' }
  },
  footnote,
  'footnote-anchor': (node) => ({ html: `<sup>${escapeHtml(wordsOf(node))}</sup>` }),
  pullquote: (node, inner) =>
    node.name === 'div' ? { html: `<blockquote>${inner(node.children)}</blockquote>` } : null,
  'latex-rendered': (node) => {
    const formula = attrsOf(node).persistentExpression
    return formula
      ? { html: `<pre><code class="language-latex">${escapeHtml(formula)}</code></pre>` }
      : null
  },
  'button-wrapper': button,
  'captioned-button-wrap': button,
  'subscription-widget-wrap': lost('signUp'),
  'subscription-widget-wrap-editor': lost('signUp'),
  'subscribe-widget': lost('signUp'),
  'embedded-publication-wrap': lost('signUp'),
  'poll-embed': lost('poll'),
  'paywall-jump': lost('paywall'),
  'native-video-embed': lost('video'),
  'native-audio-embed': lost('recording'),
  'install-substack-app-embed': lost('button'),
  'community-chat': lost('button'),
  directMessage: lost('button'),
  'image-link-expand': nothing,
  'header-anchor-parent': nothing,
}
