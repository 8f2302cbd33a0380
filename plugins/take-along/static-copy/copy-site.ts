import { createLocalReq, type Payload } from 'payload'
import { askSite, type SiteAnswer } from '@/plugins/take-along/static-copy/ask-site'
import {
  type FindTarget,
  rewritePage,
  rewriteStyles,
} from '@/plugins/take-along/static-copy/rewrite-page'
import { limits } from '@/src/core/limits'
import { listSitePaths } from '@/src/server/site-data'
import { storage } from '@/src/server/storage'
import { siteOrigin } from '@/src/server/tenancy'
import { runSql } from '@/src/server/transaction'

export type CopiedFile = { entry: string; body: Buffer | null }

type Options = {
  profileId: string
  /** Files of the ZIP by their keys in the storage. */
  stored: ReadonlyMap<string, string>
  /** How the site is asked, for tests. */
  ask?: (url: URL) => Promise<SiteAnswer>
}

const withoutAnswer = { status: 0, body: Buffer.alloc(0) }
const isAsset = /^\/(_next\/static|icon|fonts)\//
/** What lists are asked with by their links: tabs, and further pages. */
const listKeys = new Set(['category', 'page'])

/**
 * The public pages of a site as files that open from a folder, one after the other, with what they need; pictures are
 * those of the ZIP. Nothing of a site that is not online.
 *
 * @returns files, without a body where the site does not answer
 */
export async function* copySite(payload: Payload, options: Options): AsyncGenerator<CopiedFile> {
  const { profileId, stored } = options
  const ask = options.ask ?? askSite
  const origin = await siteOrigin(profileId)
  if (origin === null || !(await isOnline(payload, profileId))) {
    return
  }
  if ((await ask(new URL(origin)).catch(() => withoutAnswer)).status === 0) {
    payload.logger.warn({ msg: 'The pages of a site cannot be reached from here', origin })
    yield { entry: pageEntry('/'), body: null }
    return
  }
  const paths = await listSitePaths(profileId)
  // Further pages of lists and files of stylesheets are found, and added, while these are read.
  const pages = new Map<string, string>()
  for (const pathname of ['/', '/products', '/members', '/contact']) {
    pages.set(pathname, pageEntry(pathname))
  }
  for (const { pathname } of paths) {
    pages.set(pathname, pageEntry(pathname))
  }
  const files = new Map(
    [...stored].map(([key, entry]) => [new URL(storage().publicUrl(key), origin).href, entry]),
  )
  const assets = new Map<string, string>()
  const find: FindTarget = (url) => {
    const { pathname, search } = url
    const file = files.get(url.origin + pathname)
    if (file !== undefined || url.origin !== origin || !isSafe(pathname)) {
      return file ?? null
    }
    const known = pages.get(pathname + search)
    if (known === undefined && isAsset.test(pathname)) {
      const entry = `site${decodeURI(pathname)}`
      assets.set(pathname, entry)
      return entry
    }
    const isList = [...url.searchParams.keys()].every((key) => listKeys.has(key))
    if (known !== undefined || !isList || !pages.has(pathname) || pages.size >= limits.sitemapMax) {
      return known ?? null
    }
    const entry = pageEntry(pathname, search)
    pages.set(pathname + search, entry)
    return entry
  }
  const read = async (address: string, rewrite: (text: string, url: URL) => string | null) => {
    const url = new URL(address, origin)
    const { status, body } = await ask(url).catch(() => withoutAnswer)
    if (status !== 200) {
      return null
    }
    const text = rewrite(body.toString(), url)
    return text === null ? body : Buffer.from(text)
  }
  for (const [address, entry] of pages) {
    const body = await read(address, (html, url) => rewritePage(html, { url, entry, find }))
    yield { entry, body }
  }
  for (const [pathname, entry] of assets) {
    const body = await read(pathname, (css, url) =>
      pathname.endsWith('.css') ? rewriteStyles(css, { url, entry, find }) : null,
    )
    yield { entry, body }
  }
}

/** `site/products/index.html`, `site/products/index-category-merch.html` */
function pageEntry(pathname: string, search = ''): string {
  const query = search.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()
  return `site${pathname === '/' ? '' : decodeURI(pathname)}/index${query}.html`
}

/** Whether the path can be the name of a file in a ZIP. */
function isSafe(pathname: string): boolean {
  try {
    const name = decodeURI(pathname)
    return !name.includes('\\') && !name.split('/').includes('..')
  } catch {
    return false
  }
}

async function isOnline(payload: Payload, profileId: string): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  const rows = await runSql(req)`
    select 1 from profiles where id = ${profileId} and online_since is not null`
  return rows.length > 0
}
