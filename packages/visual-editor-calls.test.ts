import { afterEach, expect, it, vi } from 'vitest'
import { createPageApi } from '@/packages/visual-editor/src/editor/page-api'
import type { EditedPage } from '@/packages/visual-editor/src/view/edited-page'

const edited: EditedPage = {
  id: 7,
  title: 'Home',
  layout: null,
  rev: 3,
  hasUnpublished: false,
  problems: [],
  slug: 'pages',
  field: 'layout',
  types: [],
  hasDrafts: true,
  savesItself: true,
  previewUrl: null,
  usersSlug: 'staff',
  adminPath: '/admin',
  apiPath: '/api',
}
const page = { version: 1 as const, nodes: {} }

/** Answers calls one after the other, and tells what was asked. */
function answerWith(...answers: [status: number, body: unknown][]) {
  const asked: string[] = []
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    asked.push([method, url, body].filter(Boolean).join(' '))
    const [status, answer] = answers.shift() ?? [500, null]
    return Response.json(answer, { status })
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

it('saves a draft that names the revision it grew from', async () => {
  const asked = answerWith([200, { doc: { layoutRev: 4 } }])
  const saved = await createPageApi(edited).save(page, 3, false)
  expect(saved).toEqual({ kind: 'saved', rev: 4 })
  expect(asked).toEqual([
    'PATCH /api/pages/7?depth=0&draft=true&autosave=true {"layout":{"version":1,"nodes":{}},"layoutRev":3,"_status":"draft"}',
  ])
})

it('keeps the version of before as one of its own where that is asked for', async () => {
  const asked = answerWith([200, { doc: { layoutRev: 4 } }])
  await createPageApi(edited).save(page, 3, true)
  expect(asked[0]).toContain('?depth=0&draft=true {')
})

it('writes the document itself where there are no drafts', async () => {
  const asked = answerWith([200, { doc: { layoutRev: 4 } }])
  await createPageApi({ ...edited, hasDrafts: false, savesItself: false }).save(page, 3, false)
  expect(asked[0]).toBe(
    'PATCH /api/pages/7?depth=0 {"layout":{"version":1,"nodes":{}},"layoutRev":3}',
  )
})

it('says which setting is refused, as Payload does', async () => {
  const errors = [{ path: 'layout.a.href', message: 'Too long' }]
  answerWith([400, { errors: [{ message: 'The field is invalid', data: { errors } }] }])
  expect(await createPageApi(edited).save(page, 3, false)).toEqual({
    kind: 'refused',
    message: 'Too long',
    fields: [{ field: 'layout.a.href', message: 'Too long' }],
  })
})

it('tells who is signed out from who may not', async () => {
  const asked = answerWith([403, {}], [200, { user: null }], [403, {}], [200, { user: {} }])
  const { save } = createPageApi(edited)
  expect((await save(page, 3, false)).kind).toBe('signed-out')
  expect(asked[1]).toBe('GET /api/staff/me?depth=0')
  expect((await save(page, 3, false)).kind).toBe('refused')
})

it('publishes what was saved, and nothing else', async () => {
  const asked = answerWith([409, {}], [200, {}])
  const { publish } = createPageApi(edited)
  expect(await publish(3)).toEqual({ kind: 'conflict' })
  expect(await publish(4)).toEqual({ kind: 'published' })
  expect(asked[1]).toBe('PATCH /api/pages/7?depth=0 {"layoutRev":4,"_status":"published"}')
})
