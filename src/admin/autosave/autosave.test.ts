// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAutosave } from '@/src/admin/autosave/create-autosave'
import type { Document } from '@/src/admin/autosave/document-api'
import { pauseAfter } from '@/src/admin/autosave/pause-after'

const fields = (doc: Document) => {
  const { id: _, updatedAt: __, ...form } = doc
  return form
}

/** A server with one document, which counts its saves in `updatedAt`. */
function createServer() {
  let doc: Document = { id: 'a', updatedAt: '1', code: 'LUNA', percent: 10, benefits: [] }
  const sent: unknown[] = []
  const server = { isAway: false, isSignedOut: false, sent, doc: () => doc, change }
  function change(by: Record<string, unknown>) {
    doc = { ...doc, ...by, updatedAt: String(Number(doc.updatedAt) + 1) }
  }
  const refuse = (status: number, code: string, errors?: unknown) =>
    Response.json({ code, message: code, errors }, { status })
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (server.isAway) {
      throw new TypeError('Failed to fetch')
    }
    if (url.startsWith('/api/users/me')) {
      return Response.json({ user: server.isSignedOut ? null : {} })
    }
    if (server.isSignedOut) {
      return refuse(403, 'FORBIDDEN')
    }
    if (method === 'GET') {
      return Response.json(doc)
    }
    const by = JSON.parse(String(body)) as Record<string, unknown>
    sent.push(by)
    if (new URLSearchParams(url.split('?')[1]).get('seen') !== doc.updatedAt) {
      return refuse(409, 'STALE_REVISION')
    }
    if (Number(by.percent) > 100) {
      return refuse(400, 'VALIDATION_FAILED', [{ field: 'percent', message: 'Too much' }])
    }
    change(typeof by.code === 'string' ? { ...by, code: by.code.toUpperCase() } : by)
    return Response.json({ doc })
  })
  return server
}

let server: ReturnType<typeof createServer>
const open = () => {
  const doc = server.doc()
  return createAutosave({
    url: '/api/codes/a',
    accountUrl: '/api/users/me',
    given: { id: 'a', rev: doc.updatedAt, form: fields(doc), doc },
    formOf: async (changed) => fields(changed),
    onSaved: () => {},
  })
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  server = createServer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const element = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild
}

it('saves a choice at once, a line once it is left, a text after a pause', () => {
  const pauseIn = (html: string, change = {}, before = {}) =>
    pauseAfter(element(html), change, before)
  expect(pauseIn('<input type="checkbox">')).toBe(0)
  expect(pauseIn('<input role="combobox">')).toBe(0)
  expect(pauseIn('<button></button>')).toBe(0)
  expect(pauseIn('<input type="number">')).toBe('left')
  expect(pauseIn('<textarea></textarea>')).toBe(700)
  const empty = { benefits: [{ id: 'r', benefit: null }] }
  expect(pauseIn('<button></button>', empty, { benefits: [] })).toBe('left')
  expect(pauseIn('<button></button>', { benefits: [] }, empty)).toBe(0)
})

it('sends nothing of a line that is still written, also when something else is saved', async () => {
  const form = open()
  form.change({ percent: 2 }, 'percent', 'left')
  await pass(2000)
  expect(server.sent).toEqual([])
  form.change({ benefits: ['early'] }, 'benefits', 0)
  await pass(1)
  expect(server.sent).toEqual([{ benefits: ['early'] }])
  expect(localStorage.getItem('bandstand-form:/api/codes/a')).toContain('"percent":2')
  form.change({ percent: 25 }, 'percent', 'left')
  form.finish()
  await pass(1)
  expect(server.sent.at(-1)).toEqual({ percent: 25 })
  expect(form.store.getState().save.kind).toBe('saved')
  expect(localStorage).toHaveLength(0)
})

it('shows what the server made of it, unless more was written', async () => {
  const form = open()
  form.change({ code: 'luna20' }, 'code', 0)
  await pass(1)
  expect(form.store.getState().form.code).toBe('LUNA20')
})

it('goes back what was written in a line in one step, and saves that', async () => {
  const form = open()
  form.change({ percent: 2 }, 'percent', 'left')
  await pass(1500)
  form.change({ percent: 25 }, 'percent', 'left')
  form.finish()
  await pass(1)
  form.undo()
  await pass(700)
  expect(server.doc().percent).toBe(10)
  form.redo()
  await pass(700)
  expect(server.doc().percent).toBe(25)
})

it('tells a wrong field at the field and saves the rest', async () => {
  const form = open()
  form.change({ percent: 400, code: 'SALT' }, 'percent', 0)
  await pass(1)
  expect(server.doc()).toMatchObject({ code: 'SALT', percent: 10 })
  const { form: shown, problems, save } = form.store.getState()
  expect([shown.percent, problems, save.kind]).toEqual([400, { percent: 'Too much' }, 'held'])
  form.change({ percent: 40 }, 'percent', 0)
  await pass(1)
  expect(server.doc().percent).toBe(40)
  expect(form.store.getState()).toMatchObject({ problems: {}, save: { kind: 'saved' } })
})

it('keeps all without a connection, over a reload, and sends it again', async () => {
  const form = open()
  server.isAway = true
  form.change({ percent: 30 }, 'percent', 0)
  await pass(1)
  expect(form.store.getState().save.kind).toBe('offline')
  form.stop()
  const again = open()
  expect([again.restore(), again.store.getState().form.percent]).toEqual([true, 30])
  await pass(1000)
  expect(again.store.getState().save.kind).toBe('offline')
  server.isAway = false
  await pass(6000)
  expect(server.doc().percent).toBe(30)
})

it('tells somebody who was logged out, and keeps what was written', async () => {
  const form = open()
  server.isSignedOut = true
  form.change({ percent: 30 }, 'percent', 0)
  await pass(1)
  expect(form.store.getState().save.kind).toBe('signed-out')
  expect(localStorage).toHaveLength(1)
})

it('brings together what two windows changed, and asks where both changed the same', async () => {
  const form = open()
  server.change({ code: 'SALT' })
  form.change({ percent: 30 }, 'percent', 0)
  await pass(1)
  expect(server.doc()).toMatchObject({ code: 'SALT', percent: 30 })
  expect(form.store.getState()).toMatchObject({ elsewhere: ['code'], form: { code: 'SALT' } })

  server.change({ percent: 50 })
  form.change({ percent: 60 }, 'percent', 0)
  await pass(1)
  expect(form.store.getState().save).toMatchObject({ kind: 'conflict', fields: ['percent'] })
  expect(server.doc().percent).toBe(50)
  form.choose('mine')
  await pass(700)
  expect(server.doc().percent).toBe(60)
})
