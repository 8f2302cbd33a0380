import { DomUtils } from 'htmlparser2'
import { escapeHtml } from '@/src/core/text'
import { parseHtml } from '@/src/rich-text/from-html/parse-html'

/** Stands in exports of Ghost for the address of the site. */
const ghostSite = '__GHOST_URL__'

/** What the pictures in a text are named by, each once. */
export function picturesInHtml(html: string): string[] {
  if (!/<img\b/i.test(html)) {
    return []
  }
  const found = DomUtils.getElementsByTagName('img', parseHtml(html))
  return [...new Set(found.map(({ attribs }) => attribs.src?.trim() ?? '').filter(Boolean))]
}

const siteLink = `href="${ghostSite}`

/** How many links of a text lead to its former site, which the text does not name. */
export const linksOfSite = (html: string): number => html.split(siteLink).length - 1

/** A text whose links lead to its former site; without an address they stay words. */
export const linkedToSite = (html: string, siteAddress: string): string =>
  siteAddress === ''
    ? html
    : html.replaceAll(siteLink, () => `href="${escapeHtml(siteAddress.replace(/\/+$/, ''))}`)

/** Whether only the address of their former site tells where it is. */
export const isOfSite = (source: string): boolean =>
  source.startsWith(ghostSite) || /^\/(?!\/)/.test(source)

/** Whether it can be fetched at all: it may also be in the text itself, or a file of somebody's computer. */
export const isFetchable = (source: string): boolean =>
  isOfSite(source) || /^(https?:)?\/\/./i.test(source)

/** Where a picture is fetched, encrypted; null where that is not known. */
export function pictureAddress(source: string, siteAddress: string): string | null {
  if (!isFetchable(source) || (isOfSite(source) && siteAddress === '')) {
    return null
  }
  // A site of Ghost can be in a folder, which its pictures are below.
  const named = source.startsWith(ghostSite)
    ? siteAddress.replace(/\/+$/, '') + source.slice(ghostSite.length)
    : source
  const base = siteAddress || 'https://example.com'
  if (!URL.canParse(named, base)) {
    return null
  }
  const address = new URL(named, base)
  address.protocol = 'https:'
  address.hash = ''
  return address.href
}
