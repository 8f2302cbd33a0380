import { isDeepStrictEqual } from 'node:util'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  RequestContext,
} from 'payload'
import { countRevisions } from '@/collections/_hooks/count-revisions'
import { staffOf } from '@/src/access/own-profile'
import { AppError, type FieldError, refusalOf } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { themeMessages } from '@/src/core/messages/theme'
import { legalTextProblem } from '@/src/core/page-document/legal-text'
import { blockRegistry } from '@/src/core/page-document/registry'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { themeRegistry } from '@/src/core/theme/registry'
import { defaultThemeName } from '@/src/core/theme/site-theme'
import {
  addressProblem,
  addressProblems,
  isLegalAddress,
  tidyAddress,
} from '@/src/core/urls/page-address'
import { isUuid } from '@/src/core/uuid'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { lockDocument, waitForTurn } from '@/src/server/database/locks'
import { hasLock, lockedPage, lockFor } from '@/src/server/document-lock'
import { runSql } from '@/src/server/transaction'

/** The revisions of a page are those of its layout; see {@link countRevisions}. */
export const checkRevision = countRevisions({
  collection: slugs.pages,
  contentOf: ({ layout }) => layout,
})

/**
 * Checks title, address and the fields for search engines of drafts too, whose fields Payload does
 * not look at, and that no other page of the site has the address, be it as a draft. All pages but
 * the home pages belong to every theme.
 *
 * @throws {AppError} `VALIDATION_FAILED` with the field
 */
export const checkSettings: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) {
    return data
  }
  const errors = textProblems(data)
  if (typeof data.pathname === 'string' && data.pathname !== originalDoc?.pathname) {
    data.pathname = tidyAddress(data.pathname)
  }
  const { pathname } = data
  // The admin's own form saves pages that have no address yet.
  const isMoved = typeof pathname === 'string' && pathname !== originalDoc?.pathname
  const problem = isMoved ? addressProblem(pathname) : null
  if (problem) {
    errors.push({ field: 'pathname', message: problem })
  }
  const isHome = (pathname ?? originalDoc?.pathname) === '/'
  const theme = isHome ? (data.theme ?? originalDoc?.theme ?? defaultThemeName) : defaultThemeName
  if (isMoved && theme !== originalDoc?.theme && !themeRegistry().has(theme)) {
    errors.push({ field: 'theme', message: themeMessages.notInstalled })
  }
  if (errors.length > 0) {
    throw refusalOf(errors)
  }

  // Whose page it is does not change; what the call says of it is none to look for addresses with.
  // While a page is made, the former one is an empty object.
  const profileId = profileIdOf(operation === 'create' ? data : (originalDoc ?? data))
  // A document without a profile is refused by its field.
  if (isMoved && profileId !== 'undefined' && profileId !== 'null') {
    const place = { profileId, pathname, theme, ownId: originalDoc?.id }
    if (await isTaken(req, place)) {
      throw refusalOf([{ field: 'pathname', message: addressProblems.taken }])
    }
  }
  return { ...data, theme: operation === 'create' || isMoved ? theme : originalDoc?.theme }
}

function textProblems({ title, seo }: Record<string, unknown>): FieldError[] {
  const { title: seoTitle, description } = (seo ?? {}) as Record<string, unknown>
  const { titleMax, descriptionMax } = limits.seo
  const errors: FieldError[] = []
  if (typeof title === 'string' && title.trim() === '') {
    errors.push({ field: 'title', message: 'A page needs a name' })
  }
  const lengths = [
    { field: 'title', value: title, max: limits.pageSettings.titleMax },
    { field: 'seo.title', value: seoTitle, max: titleMax },
    { field: 'seo.description', value: description, max: descriptionMax },
  ]
  for (const { field, value, max } of lengths) {
    if (typeof value === 'string' && value.length > max) {
      errors.push({ field, message: `At most ${max} characters` })
    }
  }
  return errors
}

type Place = { profileId: string; pathname: string; theme: string; ownId?: string }

/** Looks at live pages and at drafts. Pages of one site that move at the same time wait for each other. */
async function isTaken(
  req: PayloadRequest,
  { profileId, pathname, theme, ownId }: Place,
): Promise<boolean> {
  await waitForTurn(req, `pages:${profileId}`)
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      collection: slugs.pages,
      where: {
        and: [
          { profile: { equals: profileId } },
          { pathname: { equals: pathname } },
          { theme: { equals: theme } },
        ],
      },
      select: { pathname: true },
      limit: 2,
      depth: 0,
      draft,
      pagination: false,
      overrideAccess: true,
      req,
    })
    if (docs.some(({ id }) => id !== ownId)) {
      return true
    }
  }
  return false
}

/**
 * A page that is not live holds the address of its draft alone. Payload keeps the one it was made
 * with beside it, which nobody sees and no other page could take.
 */
export const reserveDraftAddressOnly: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'draft' && typeof doc.pathname === 'string') {
    await runSql(req)`
      update pages set pathname = ${doc.pathname} where id = ${doc.id} and _status = 'draft' and pathname is distinct from ${doc.pathname}`
  }
  return doc
}

/** Keeps what a page holds when it is deleted; of very many the oldest go. */
export const archiveDeletedPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await req.payload.findByID({
    collection: slugs.pages,
    id,
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const profile = profileIdOf(page)
  if (!isUuid(profile)) {
    return
  }
  const { title, pathname, seo, layout } = page
  await req.payload.create({
    collection: slugs.deletedPages,
    data: { profile, title, pathname, seo, layout },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await runSql(req)`
    delete from deleted_pages where id in (
      select id from deleted_pages where profile_id = ${profile}
      order by created_at desc offset ${limits.deletedPages.perSite}
    )`
}

/** A call for a draft that says it is published does publish. */
const isDraftSave = (context: RequestContext, data: { _status?: string | null }): boolean =>
  Boolean(context.savesDraft) && data._status !== 'published'

type Row = { pathname: string | null; isLive: boolean; formerPaths: string[] | null }

/**
 * Remembers in the live row where visitors found a page before, so that old links lead on. What drafts
 * carry along of it counts for nothing.
 */
export const recordFormerPaths: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') {
    return { ...data, formerPaths: null }
  }
  if (isDraftSave(context, data)) {
    return data
  }
  const [row] = await runSql(req)<Row>`
    select pathname, _status = 'published' as "isLive", former_paths as "formerPaths"
    from pages where id = ${originalDoc?.id}`
  const left = row?.isLive && row.pathname && row.pathname !== '/' ? [row.pathname] : []
  const paths = [...new Set([...left, ...(row?.formerPaths ?? [])])]
  const next = data.pathname ?? originalDoc?.pathname
  const kept = data._status === 'published' ? paths.filter((path) => path !== next) : paths
  return {
    ...data,
    formerPaths: kept.length > 0 ? kept.slice(0, limits.pageSettings.formerPathsMax) : null,
  }
}

/** An address leads to the page that was found there last. */
export const takeFormerPath: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'published' && typeof doc.pathname === 'string') {
    await runSql(req)`
      update pages set former_paths = nullif(former_paths - ${doc.pathname}::text, '[]'::jsonb)
      where profile_id = ${profileIdOf(doc)} and id <> ${doc.id} and former_paths is not null
        and former_paths @> to_jsonb(${doc.pathname}::text)`
  }
  return doc
}

/**
 * Lets no legal page go live without its text, by any kind of publishing. Runs after
 * `validateLayout`, on a layout that is whole. A page that is live without, from earlier days, can
 * still be renamed and put in order.
 *
 * @throws {AppError} `VALIDATION_FAILED`
 */
export const preserveLegalText: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const isGoingLive =
    data?._status === 'published' &&
    !(originalDoc?._status === 'published' && isDeepStrictEqual(data.layout, originalDoc.layout))
  if (isGoingLive && isLegalAddress(data.pathname ?? originalDoc?.pathname)) {
    const layout: PageDocument = data.layout ?? originalDoc?.layout
    const problem = legalTextProblem(layout, blockRegistry())
    if (problem) {
      const { noLegalText, hiddenLegalText } = ownerMessages.pages
      const message = { missing: noLegalText, hidden: hiddenLegalText }[problem.kind]
      throw refusalOf([{ field: 'layout', message }])
    }
  }
  return data
}

/**
 * Notes an editor's lock, after {@link serialiseWrites}; {@link preserveLock} sets it again in the same
 * transaction: Payload releases it with every save. Its own form, which sends parts, asks again by itself.
 */
export const noteLock: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id: unknown = 'id' in args ? args.id : undefined
  const isForm = req.headers.get('content-type')?.startsWith('multipart/form-data')
  const editor = staffOf(req)
  const isSave = operation === 'update' && !isForm && typeof id === 'string'
  if (isSave && editor && (await hasLock(req, lockedPage(id), editor.id))) {
    req.context.lockedPageId = id
  }
}

export const preserveLock: CollectionAfterChangeHook = async ({ doc, req }) => {
  const editor = staffOf(req)
  if (editor && req.context.lockedPageId === doc.id) {
    req.context.lockedPageId = undefined
    await lockFor(req, lockedPage(doc.id), editor.id)
  }
  return doc
}

/**
 * Pages that a site cannot do without keep their address and stay published, for every user. Drafts of
 * them can be saved and versions restored as ever.
 *
 * @throws {AppError} `FORBIDDEN`
 */
export const protectRequiredPage: CollectionBeforeValidateHook = ({
  context,
  data,
  originalDoc,
}) => {
  if (!data || !originalDoc?.isUndeletable) {
    return data
  }
  if (data.pathname !== undefined && data.pathname !== originalDoc.pathname) {
    throw new AppError('FORBIDDEN', { message: 'The address of this page cannot be changed.' })
  }
  if (data._status === 'draft' && !context.savesDraft) {
    throw new AppError('FORBIDDEN', {
      message: 'This page cannot be unpublished. Save your changes as a draft, or publish them.',
    })
  }
  return data
}

type ScheduleRow = { publishAt: string | null; unpublishAt: string | null }

/**
 * Keeps the schedule out of what drafts carry along, and ends the part of it
 * that is done when a page is published or taken offline, by hand or by its schedule.
 */
export const preserveSchedule: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') {
    return { ...data, schedule: { publishAt: null, unpublishAt: null } }
  }
  if (isDraftSave(context, data)) {
    return data
  }
  const rows = await runSql(req)<ScheduleRow>`
    select schedule_publish_at as "publishAt", schedule_unpublish_at as "unpublishAt"
    from pages where id = ${originalDoc?.id}`
  const isLive = data._status === 'published'
  return {
    ...data,
    schedule: {
      publishAt: isLive ? null : (rows[0]?.publishAt ?? null),
      unpublishAt: isLive ? (rows[0]?.unpublishAt ?? null) : null,
    },
  }
}

/**
 * Pages that a site cannot do without cannot be deleted by any user.
 *
 * @throws {AppError} `FORBIDDEN`
 */
export const refuseDeletingRequiredPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await req.payload.findByID({
    collection: slugs.pages,
    id,
    draft: true,
    depth: 0,
    select: { isUndeletable: true },
    overrideAccess: true,
    req,
  })
  if (page.isUndeletable) {
    throw new AppError('FORBIDDEN', { message: 'This page cannot be deleted.' })
  }
}

/**
 * Serialises writes of one page before they read it: Payload writes whole pages, so a rename would
 * otherwise restore the layout that another user is just replacing.
 */
export const serialiseWrites: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id: unknown = 'id' in args ? args.id : undefined
  const isWrite = operation === 'update' || operation === 'delete'
  if (isWrite && typeof id === 'string' && isUuid(id) && req.transactionID) {
    await lockDocument(req, slugs.pages, id)
  }
}
