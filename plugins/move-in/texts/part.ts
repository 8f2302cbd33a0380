import { DomUtils } from 'htmlparser2'
import type { ownerMessages } from '@/src/core/messages/owner-messages'
import { escapeHtml } from '@/src/core/text'
import { classesOf, type HtmlElement, type HtmlNode } from '@/src/rich-text/from-html/parse-html'

/** What stays behind, and what is brought along as a link to where it is. */
export type LostThing = keyof typeof ownerMessages.moveIn.lost
export type LinkedThing = keyof typeof ownerMessages.moveIn.linked

export type Outcome = { html: string; linked?: LinkedThing } | { lost: LostThing }

/**
 * What becomes of an element of another service, in HTML that says what it means; null for nothing of the kind.
 *
 * @param inner the HTML of what is in it
 */
export type Part = (
  node: HtmlElement,
  inner: (nodes: readonly HtmlNode[]) => string,
) => Outcome | null

/** By a class, or by the name that Substack gives its components. */
export type Parts = Readonly<Record<string, Part>>

export const lost =
  (thing: LostThing): Part =>
  () => ({ lost: thing })

/** Only for the page it stood on. */
export const nothing: Part = () => ({ html: '' })

export const within = (node: HtmlElement, className: string): HtmlElement | undefined =>
  DomUtils.findOne((each) => classesOf(each).includes(className), node.children) ?? undefined

export const tagIn = (node: HtmlElement, name: string): HtmlElement | undefined =>
  DomUtils.getElementsByTagName(name, node.children)[0]

export const wordsOf = (node: HtmlElement | undefined): string =>
  node ? DomUtils.textContent(node).replace(/\s+/g, ' ').trim() : ''

/** A line that leads somewhere; the words alone where that is not known. */
export function linkHtml(url: string, words: string): string {
  const shown = escapeHtml(words.trim() || url)
  return url === '' ? `<p>${shown}</p>` : `<p><a href="${escapeHtml(url)}">${shown}</a></p>`
}

export const frameHtml = (address: string): string =>
  `<iframe src="${escapeHtml(address)}"></iframe>`

export const foldHtml = (title: string, content: string): Outcome => ({
  html: `<details><summary>${title}</summary>${content}</details>`,
})

/** What is written below a card. */
export function captionHtml(node: HtmlElement, inner: Parameters<Part>[1]): string {
  const caption = tagIn(node, 'figcaption')
  return caption ? `<p>${inner(caption.children)}</p>` : ''
}
