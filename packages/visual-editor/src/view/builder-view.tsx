import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { notFound } from 'next/navigation'
import { type DocumentViewServerProps, docAccessOperation, isolateObjectProperty } from 'payload'
import { revisionField, settingsOf } from '@/packages/visual-editor/src/plugin/settings'
import type { EditedPage } from '@/packages/visual-editor/src/view/edited-page'
import { problemsOnOpening } from '@/src/core/page-document/reading/open'

/** Server side of the editor: one document as who asks may read it, for those alone who may update it. */
export async function BuilderView({ doc, initPageResult }: DocumentViewServerProps) {
  const { collectionConfig: collection, req } = initPageResult
  const settings = collection && settingsOf(collection)
  const id: string | number | undefined = doc?.id
  if (!settings || id === undefined) {
    notFound()
  }
  const { payload, user } = req
  const { field, definitions, editor } = settings
  const stored = await payload.findByID({
    collection: collection.slug,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
    req,
  })
  const owner = payload.collections[collection.slug]
  // It begins a transaction of its own on the request that it is given.
  const permissions =
    owner && (await docAccessOperation({ collection: owner, id, req: isolated(req) }))
  const fields = permissions?.fields as FieldRights | undefined
  const ofField = fields === true || fields?.[field]
  if (!stored || !permissions?.update || !(ofField === true || ofField?.update)) {
    notFound()
  }
  const page = stored as unknown as Record<string, unknown>
  const { drafts } = collection.versions ?? {}
  const { useAsTitle = 'id', preview } = collection.admin
  const edited: EditedPage = {
    id,
    title: String(page[useAsTitle] ?? id),
    layout: page[field] ?? null,
    rev: Number(page[revisionField(field)] ?? 0),
    hasUnpublished: Boolean(drafts) && page._status !== 'published',
    problems: problemsOnOpening(page[field], definitions, page[field]),
    slug: collection.slug,
    field,
    types: [...definitions.keys()],
    hasDrafts: Boolean(drafts),
    savesItself: typeof drafts === 'object' && Boolean(drafts.autosave),
    previewUrl: (await preview?.(page, { locale: req.locale ?? '', req, token: null })) ?? null,
    usersSlug: payload.config.admin.user,
    adminPath: payload.config.routes.admin,
    apiPath: `${payload.config.serverURL}${payload.config.routes.api}`,
  }
  return RenderServerComponent({
    Component: editor,
    importMap: payload.importMap,
    clientProps: { page: edited },
  })
}

/** Payload says `true` for all of them, or for one with all that can be done with it. */
type FieldRights = true | Readonly<Record<string, true | { update?: true }>>

const isolated = <Request extends DocumentViewServerProps['initPageResult']['req']>(
  req: Request,
) => (req.transactionID ? req : isolateObjectProperty(req, 'transactionID'))
