import { DomUtils } from 'htmlparser2'
import { ghostCards } from '@/plugins/move-in/texts/ghost-cards'
import {
  frameHtml,
  type LinkedThing,
  type LostThing,
  type Outcome,
  type Part,
  type Parts,
  wordsOf,
} from '@/plugins/move-in/texts/part'
import { substackParts } from '@/plugins/move-in/texts/substack-parts'
import { wordpressBlocks } from '@/plugins/move-in/texts/wordpress-blocks'
import { escapeHtml } from '@/src/core/text'
import { findEmbed } from '@/src/core/urls/embeds/find-embed'
import { frameAddress } from '@/src/rich-text/from-html/frame-from-html'
import {
  classesOf,
  type HtmlElement,
  type HtmlNode,
  parseHtml,
} from '@/src/rich-text/from-html/parse-html'

const { isComment, isTag, isText } = DomUtils

export type PlainHtml = {
  html: string
  /** How many of what stay behind. */
  lost: ReadonlyMap<LostThing, number>
  /** How many are links to where they are. */
  linked: ReadonlyMap<LinkedThing, number>
}

/**
 * A text of another service in HTML that says what it means by its elements alone: its cards, blocks and widgets as what
 * they are for readers. Many posts hold parts of several services, pasted from one into the other.
 */
export function plainHtml(html: string): PlainHtml {
  const lost = new Map<LostThing, number>()
  const linked = new Map<LinkedThing, number>()
  const taken = (outcome: Outcome): string => {
    if ('lost' in outcome) {
      lost.set(outcome.lost, (lost.get(outcome.lost) ?? 0) + 1)
      return ''
    }
    if (outcome.linked) {
      linked.set(outcome.linked, (linked.get(outcome.linked) ?? 0) + 1)
    }
    return outcome.html
  }
  const written = (node: HtmlNode): string => {
    if (isText(node)) {
      return escapeHtml(node.data)
    }
    if (isComment(node)) {
      return taken(outcomeOfComment(node.data))
    }
    if (!isTag(node)) {
      return ''
    }
    const outcome = outcomeOf(node, inner)
    return outcome ? taken(outcome) : asItIs(node, inner(node.children))
  }
  const inner = (nodes: readonly HtmlNode[]): string => nodes.map(written).join('')
  return { html: inner(parseHtml(html)), lost, linked }
}

const parts: Parts = { ...ghostCards, ...wordpressBlocks, ...substackParts }

function outcomeOf(node: HtmlElement, inner: Parameters<Part>[1]): Outcome | null {
  for (const name of [...classesOf(node), node.attribs['data-component-name'] ?? '']) {
    const outcome = Object.hasOwn(parts, name) ? parts[name]?.(node, inner) : null
    if (outcome) {
      return outcome
    }
  }
  return Object.hasOwn(elements, node.name) ? (elements[node.name]?.(node, inner) ?? null) : null
}

/** Where each network says the address of a post that its script draws. */
const quoted: Part = (node) => {
  const links = DomUtils.getElementsByTagName('a', node.children).map(({ attribs }) => attribs.href)
  const { cite, 'data-instgrm-permalink': permalink } = node.attribs
  const address = [permalink, cite, ...links.reverse()].find((each) => each && findEmbed(each))
  const isDrawn = classesOf(node).some((name) =>
    /^(?:twitter-(?:tweet|video)|instagram-media|tiktok-embed)$/.test(name),
  )
  return isDrawn && address ? { html: frameHtml(address) } : null
}

const frame: Part = (node, inner) => {
  const address = frameAddress(node)
  if (address === '') {
    const { src, data } = node.attribs
    return src || data || node.children.length === 0
      ? { lost: 'player' }
      : { html: inner(node.children) }
  }
  return {
    html: asItIs(node, ''),
    ...(!findEmbed(address) && { linked: 'player' as const }),
  }
}

const player =
  (linked: 'audio' | 'video', lost: LostThing): Part =>
  (node, inner) => {
    const sources = [node, ...DomUtils.getElementsByTagName('source', node.children)]
    return sources.some(({ attribs }) => attribs.src)
      ? { html: asItIs(node, inner(node.children)), linked }
      : { lost }
  }

/** Scripts of networks that only draw what stands before them. */
const companion =
  /\b(?:twitter|x|instagram|tiktok|reddit|redditmedia|facebook|bsky|threads|flickr|imgur|pinterest)\.\w+\//i

const elements: Parts = {
  iframe: frame,
  embed: frame,
  object: frame,
  audio: player('audio', 'recording'),
  video: player('video', 'video'),
  form: () => ({ lost: 'form' }),
  script: ({ attribs: { src = '', type = '' } }) =>
    companion.test(src) || /json/.test(type) ? { html: '' } : { lost: 'widget' },
  style: () => ({ html: '' }),
  blockquote: quoted,
  /** An address alone on its line: some services embed what it leads to. */
  p: (node) => {
    const address = wordsOf(node)
    return node.children.every(isText) && address !== '' && findEmbed(address)
      ? { html: frameHtml(address) }
      : null
  },
  /** Places within a post are not told apart here. */
  a: (node, inner) => (node.attribs.href?.startsWith('#') ? { html: inner(node.children) } : null),
}

/** What is read of elements. */
const keptAttributes = new Set([
  ...['href', 'src', 'data', 'alt', 'title', 'class', 'style', 'start', 'type', 'checked', 'open'],
  ...['colspan', 'rowspan', 'scope', 'aria-label', 'data-checked', 'data-language'],
])

const empty = new Set(['br', 'hr', 'img', 'input', 'source', 'embed', 'wbr', 'col'])

function asItIs({ name, attribs }: HtmlElement, inner: string): string {
  const kept = Object.entries(attribs)
    .filter(([key]) => keptAttributes.has(key))
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')
  return empty.has(name) ? `<${name}${kept}>` : `<${name}${kept}>${inner}</${name}>`
}

/** Comments say where a text is for members alone, and which blocks WordPress would make by itself. */
function outcomeOfComment(said: string): Outcome {
  if (said.trim() === 'members-only') {
    return { lost: 'paywall' }
  }
  return /^\s*wp:(?!footnotes\b).*\/\s*$/s.test(said) ? { lost: 'block' } : { html: '' }
}
