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
const isAsset = /^\/(_next\/static|icon|fonts)\b/

/**
 * The public pages of a site as files that open from a folder, one after the other, with what they need; pictures are
 * those of the ZIP. Nothing of a site that is not online, or that cannot be reached from here.
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
    return
  }
  const pages = await pagesOf(profileId)
  const files = new Map(
    [...stored].map(([key, entry]) => [new URL(storage().publicUrl(key), origin).href, entry]),
  )
  const assets = new Set<string>()
  const find: FindTarget = (url) => {
    const file = files.get(url.origin + url.pathname)
    if (file !== undefined || url.origin !== origin) {
      return file ?? null
    }
    if (isAsset.test(url.pathname)) {
      assets.add(url.pathname)
      return assetEntry(url.pathname)
    }
    return url.search === '' ? (pages.get(url.pathname) ?? null) : null
  }
  const read = async (pathname: string, rewrite: (text: string, url: URL) => string | null) => {
    const url = new URL(pathname, origin)
    const { status, body } = await ask(url).catch(() => withoutAnswer)
    if (status !== 200) {
      return null
    }
    const text = rewrite(body.toString(), url)
    return text === null ? body : Buffer.from(text)
  }
  for (const [pathname, entry] of pages) {
    const body = await read(pathname, (html, url) => rewritePage(html, { url, entry, find }))
    yield { entry, body }
  }
  // Stylesheets add to them while they are read.
  for (const pathname of assets) {
    const entry = assetEntry(pathname)
    const body = await read(pathname, (css, url) =>
      pathname.endsWith('.css') ? rewriteStyles(css, { url, entry, find }) : null,
    )
    yield { entry, body }
  }
}

const assetEntry = (pathname: string): string => `site${decodeURI(pathname)}`

/** Names of files in the ZIP by the paths of pages. */
async function pagesOf(profileId: string): Promise<ReadonlyMap<string, string>> {
  const paths = await listSitePaths(profileId)
  const all = ['/', '/products', '/members', '/contact', ...paths.map(({ pathname }) => pathname)]
  return new Map(
    all
      .slice(0, limits.sitemapMax)
      .map((pathname) => [
        pathname,
        `site${decodeURI(pathname === '/' ? '' : pathname)}/index.html`,
      ]),
  )
}

async function isOnline(payload: Payload, profileId: string): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  const rows = await runSql(req)`
    select 1 from profiles where id = ${profileId} and online_since is not null`
  return rows.length > 0
}
