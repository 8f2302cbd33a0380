import { type CollectionAfterChangeHook, isolateObjectProperty, type PayloadRequest } from 'payload'
import { lockPages } from '@/plugins/visual-editor/pages/lock-pages'
import { type PageSides, rewritePage } from '@/plugins/visual-editor/pages/rewrite-page'
import { sameJson } from '@/src/core/json'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { readProps } from '@/src/core/page-document/props'
import { blockRegistry } from '@/src/core/page-document/registry'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { firstAction } from '@/src/core/page-document/templates/sections'
import { slugs } from '@/src/core/slugs'
import type { Page } from '@/src/payload-types'
import { profileIdOf } from '@/src/server/caching/cache-tags'

/**
 * Hook of products: with the first release on sale, the main button of a home page that nobody changed leads there
 * instead of to "Write to me". With the system's rights: who may sell may not be allowed to edit pages, and a planned
 * sale has no user.
 */
export const offerFirstRelease: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const goesOnSale = doc.category === 'Music' && doc.isPublished && !previousDoc?.isPublished
  if (goesOnSale) {
    const profileId = profileIdOf(doc)
    if (await isFirst(req, profileId, doc.id)) {
      await leadHomeTo(req, profileId, doc as Release)
    }
  }
  return doc
}

type Release = { id: string; title: string }

async function isFirst(req: PayloadRequest, profileId: string, id: string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: slugs.products,
    where: {
      profile: { equals: profileId },
      category: { equals: 'Music' },
      isPublished: { equals: true },
      id: { not_equals: id },
    },
    select: {},
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.length === 0
}

async function leadHomeTo(
  saleReq: PayloadRequest,
  profileId: string,
  release: Release,
): Promise<void> {
  // A revision that the call about the sale names is none of the page.
  const req = isolateObjectProperty(saleReq, 'data')
  req.data = undefined
  const system = { depth: 0, overrideAccess: true, req } as const
  await lockPages(req, profileId)
  const find = (draft: boolean) =>
    req.payload.find({
      collection: slugs.pages,
      where: { profile: { equals: profileId }, pathname: { equals: '/' } },
      draft,
      pagination: false,
      ...system,
    })
  const [lives, drafts] = [await find(false), await find(true)]
  for (const live of lives.docs) {
    const draft = drafts.docs.find(({ id }) => id === live.id) ?? live
    const layouts = { live: ledTo(live, release), draft: ledTo(draft, release) }
    if (hasBoth(layouts)) {
      await rewritePage(system, { live, draft }, layouts)
    }
  }
}

const hasBoth = (layouts: PageSides<PageDocument | null>): layouts is PageSides<PageDocument> =>
  layouts.live !== null && layouts.draft !== null

/** The page with its main button led to the release where it is as it came; null for one that could not be saved. */
function ledTo({ layout }: Page, { id, title }: Release): PageDocument | null {
  const blocks = blockRegistry()
  const checked = checkDocument(layout, blocks)
  const button = blocks.get('button')
  if ('problems' in checked || !button) {
    return null
  }
  const asItCame = readProps(button, firstAction({ release: null }))
  const action = firstAction({ release: { id, title, href: `/products/${id}`, cover: '' } })
  const { nodes } = checked.document
  const isMain = (nodeId: string, { type, props }: PageNode) =>
    type === 'button' &&
    sameJson(readProps(button, props), asItCame) &&
    Object.values(nodes).some((parent) => isHero(parent) && parent.children.includes(nodeId))
  const led = Object.entries(nodes)
    .filter(([nodeId, node]) => isMain(nodeId, node))
    .map(([nodeId, node]) => [nodeId, { ...node, props: { ...node.props, ...action } }] as const)
  return led.length > 0
    ? { ...checked.document, nodes: { ...nodes, ...Object.fromEntries(led) } }
    : (layout as PageDocument)
}

const isHero = ({ type, props }: PageNode) => type === 'container' && props.look === 'hero'
