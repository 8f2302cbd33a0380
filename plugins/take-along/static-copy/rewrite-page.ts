import path from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'

/** Finds what an address stands for in the copy: the name of a file in the ZIP, null for what is only on the site. */
export type FindTarget = (url: URL) => string | null

type At = {
  /** Where the file is on the site. */
  url: URL
  /** The name of the file in the ZIP. */
  entry: string
  find: FindTarget
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

const dropped = new Set(['script', 'base'])
/** Links that only help a browser on the site. */
const droppedRelations = /preload|prefetch|preconnect|manifest|alternate|canonical/

/**
 * A page of the site as a file that opens from a folder: addresses lead to files beside it, all others to the site.
 * Without its scripts, which need a server; what it shows without them is shown.
 */
export function rewritePage(html: string, at: At): string {
  const document = parseDocument(html)
  for (const element of DomUtils.getElementsByTagName(() => true, document)) {
    const { name, attribs } = element
    if (dropped.has(name) || (name === 'link' && droppedRelations.test(attribs.rel ?? ''))) {
      DomUtils.removeElement(element)
    } else if (name === 'noscript') {
      unwrap(element)
    } else if (name === 'style') {
      for (const child of element.children) {
        if ('data' in child) {
          child.data = rewriteStyles(child.data, at)
        }
      }
    } else {
      rewriteAttributes(element, at)
    }
  }
  return DomUtils.getOuterHTML(document, { decodeEntities: true })
}

/** The addresses in a stylesheet, and its rules for pages without scripts, which browsers do not know the copy as. */
export function rewriteStyles(css: string, at: At): string {
  return css
    .replaceAll(/\(\s*scripting\s*:\s*none\s*\)/g, '(min-width: 0)')
    .replaceAll(
      /url\(\s*(["']?)([^"')]+)\1\s*\)/g,
      (_whole, quote: string, address: string) => `url(${quote}${rewritten(address, at)}${quote})`,
    )
}

function unwrap(element: Element): void {
  for (const child of [...element.children]) {
    DomUtils.prepend(element, child)
  }
  DomUtils.removeElement(element)
}

function rewriteAttributes({ attribs }: Element, at: At): void {
  for (const name of ['href', 'src', 'poster', 'action']) {
    if (attribs[name] !== undefined) {
      attribs[name] = rewritten(attribs[name], at)
    }
  }
  if (attribs.srcset !== undefined) {
    const candidates = attribs.srcset.split(/,\s+/).map((candidate) => {
      const [address = '', ...size] = candidate.trim().split(/\s+/)
      return [rewritten(address, at), ...size].join(' ')
    })
    attribs.srcset = candidates.join(', ')
  }
  if (attribs.style?.includes('url(')) {
    attribs.style = rewriteStyles(attribs.style, at)
  }
}

function rewritten(address: string, { url, entry, find }: At): string {
  if (address.startsWith('#') || !URL.canParse(address, url)) {
    return address
  }
  const target = new URL(address, url)
  if (!/^https?:$/.test(target.protocol)) {
    return address
  }
  const file = find(target)
  if (file === null) {
    return target.href
  }
  const relative = path.posix.relative(path.posix.dirname(entry), file)
  return `${encodeURI(relative).replaceAll('?', '%3F').replaceAll('#', '%23')}${target.hash}`
}
