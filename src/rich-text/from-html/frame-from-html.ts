import { DomUtils } from 'htmlparser2'
import type { RichTextNode } from '@/src/core/rich-text'
import { findEmbed } from '@/src/core/urls/embeds/find-embed'
import { blank, safeUrl } from '@/src/core/urls/safe-url'
import { type HtmlElement, hasWords } from '@/src/rich-text/from-html/parse-html'
import { linkLine, type Reading } from '@/src/rich-text/from-html/reading'
import { embedNodeOf } from '@/src/rich-text/nodes/embed/faces'

/** Where a frame comes from; empty where it names nothing of the web. */
export function frameAddress({ attribs: { src = '', data = '' } }: HtmlElement): string {
  const address = (src || data).trim().replace(/^\/\//, 'https://')
  return /^https?:\/\//i.test(address) && safeUrl(address) !== blank ? address : ''
}

/** Something of another site shown in a frame: what we can show as such, all else as a link to it. */
export function frameOf(node: HtmlElement): RichTextNode[] {
  const address = frameAddress(node)
  const found = findEmbed(address)
  if (found) {
    return [{ ...embedNodeOf(found), format: '', version: 1 }]
  }
  const title = node.attribs.title?.trim()
  return address === '' ? [] : [linkLine(title || placeOf(address), address)]
}

const placeOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')

/** A film or a recording, by a link to its file. */
export function playerOf(node: HtmlElement, reading: Reading): RichTextNode[] {
  const sources = [node, ...DomUtils.getElementsByTagName('source', node.children)]
  const address = sources.map(({ attribs }) => attribs.src?.trim() ?? '').find(Boolean) ?? ''
  const url = safeUrl(address.replace(/^\/\//, 'https://'))
  const { title = '', 'aria-label': label = '' } = node.attribs
  return url === blank || address === ''
    ? reading.blocks(hasWords(node) ? node.children : [], reading)
    : [linkLine(title.trim() || label.trim() || fileIn(url), url)]
}

/** The name of a file in its address. */
function fileIn(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? url
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
