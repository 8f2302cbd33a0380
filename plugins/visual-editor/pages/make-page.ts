import { nanoid } from 'nanoid'
import type { PayloadRequest } from 'payload'
import { listPages } from '@/plugins/visual-editor/pages/list-pages'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { copySubtree } from '@/src/core/page-document/operations'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { blockRegistry } from '@/src/core/page-document/registry'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import {
  type PageTemplateId,
  pageFromTemplate,
  pageTemplates,
} from '@/src/core/page-document/templates/pages'
import { slugs } from '@/src/core/slugs'
import { freeAddress } from '@/src/core/urls/page-address'
import { asOwner, requireOwnDocument } from '@/src/server/owner'
import { loadSiteText } from '@/src/server/pages/site-text'
import { withTx } from '@/src/server/transaction'

/** A new draft made of a template in the site's own words. Answers its id. */
export async function pageFrom(
  req: PayloadRequest,
  profileId: string,
  template: PageTemplateId,
): Promise<string> {
  const words = await loadSiteText(profileId)
  if (!words) {
    throw new AppError('NOT_FOUND')
  }
  const { title, address } = pageTemplates[template]
  return createDraft(req, profileId, { title, address, layout: pageFromTemplate(template, words) })
}

/** A draft with what the newest draft of a page holds, under ids of its own. Answers its id. */
export async function copyOf(
  req: PayloadRequest,
  profileId: string,
  pageId: string,
): Promise<string> {
  const page = await requireOwnDocument(req, slugs.pages, pageId, { draft: true })
  const owner = typeof page.profile === 'object' ? page.profile?.id : page.profile
  if (owner !== profileId) {
    throw new AppError('NOT_FOUND')
  }
  const { document } = repairDocument(page.layout, blockRegistry())
  const ending = ' (copy)'
  const title = page.title.slice(0, limits.pageSettings.titleMax - ending.length)
  return createDraft(req, profileId, {
    title: `${title}${ending}`,
    address: page.pathname,
    layout: underNewIds(document),
    seo: page.seo,
  })
}

type NewPage = {
  title: string
  /** Wished for; the next free one is taken. */
  address: string
  layout: PageDocument
  seo?: object
}

/** A new draft behind the other pages. Answers its id. */
export function createDraft(
  req: PayloadRequest,
  profileId: string,
  { address, ...page }: NewPage,
): Promise<string> {
  return withTx(req, async () => {
    const pages = await listPages(req, profileId)
    const taken = pages.flatMap(({ pathname, livePathname }) => [pathname, livePathname ?? ''])
    const { docs } = await req.payload.find({
      collection: slugs.pages,
      where: { profile: { equals: profileId } },
      sort: '-position',
      select: { position: true },
      limit: 1,
      pagination: false,
      ...asOwner(req),
    })
    const { id } = await req.payload.create({
      collection: slugs.pages,
      data: {
        ...page,
        profile: profileId,
        pathname: freeAddress(address, new Set(taken)),
        position: (docs[0]?.position ?? 0) + 1,
        rev: 0,
        _status: 'draft',
      },
      draft: true,
      ...asOwner(req),
    })
    return id
  })
}

function underNewIds(document: PageDocument): PageDocument {
  const copied = copySubtree(document, rootId, () => nanoid(10))
  const { [copied.rootId]: root, ...nodes } = copied.nodes
  return root ? { version: 1, nodes: { [rootId]: root, ...nodes } } : document
}
