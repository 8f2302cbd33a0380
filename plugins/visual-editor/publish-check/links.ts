import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { subtreeIds } from '@/src/core/page-document/tree'
import { decodedPart, decodedPath } from '@/src/core/urls/decoded-path'
import { normaliseHost } from '@/src/core/urls/host'

/** `prop` is the setting of the block that the link stands in. */
export type FoundLink = { nodeId: string; prop: string; href: string }

/**
 * Every link of a page in reading order: values called `href`, and `url` inside the links of rich
 * texts. Knows no block, so that third parties' links are found too.
 */
export function linksOf(document: PageDocument): FoundLink[] {
  return subtreeIds(document, rootId).flatMap((nodeId) =>
    Object.entries(document.nodes[nodeId]?.props ?? {}).flatMap(([prop, value]) =>
      hrefsIn({ [prop]: value }).map((href) => ({ nodeId, prop, href })),
    ),
  )
}

function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(hrefsIn)
  }
  if (typeof value !== 'object' || value === null) {
    return []
  }
  const isRichTextLink =
    'type' in value &&
    (value.type === 'link' || value.type === 'autolink') &&
    !('isUnlinked' in value && value.isUnlinked)
  return Object.entries(value).flatMap(([key, inner]) => {
    if (isRichTextLink && key === 'fields') {
      const url = (inner as { url?: unknown } | null)?.url
      return typeof url === 'string' ? [url] : []
    }
    const isLink = key === 'href' || (isRichTextLink && key === 'url')
    return isLink && typeof inner === 'string' ? [inner] : hrefsIn(inner)
  })
}

const site = 'https://site.invalid'

/**
 * The path of a link within the site; null for links that lead elsewhere or to a place on the page.
 *
 * @param hosts where the site answers: a link may name one of them
 */
export function ownPathOf(href: string, hosts: ReadonlySet<string>): string | null {
  if (!/^(\/|https?:)/i.test(href) || !URL.canParse(href, site)) {
    return null
  }
  const { origin, host, pathname } = new URL(href, site)
  // Two slashes begin the name of a host, too.
  if (origin !== site && !hosts.has(normaliseHost(host) ?? '')) {
    return null
  }
  // The admin and its calls answer there, too, and are no pages.
  if (/^\/(admin|api)(\/|$)/.test(pathname)) {
    return null
  }
  return decodedPath(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)
}

/**
 * The place on a page that a link names, without the `#`; null for links to whole pages and to places
 * of others.
 *
 * @param pathname where the page is found
 */
export function placeOf(href: string, pathname: string, hosts: ReadonlySet<string>): string | null {
  const hash = href.indexOf('#')
  if (hash === -1 || (hash > 0 && ownPathOf(href, hosts) !== pathname)) {
    return null
  }
  return decodedPart(href.slice(hash + 1))
}
