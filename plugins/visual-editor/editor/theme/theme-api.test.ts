// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { testTheme as theme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { createThemeApi } from '@/plugins/visual-editor/editor/theme/theme-api'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('goes on with a first theme whose making was not answered', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url.split('?')[0]}`)
    if (method === 'POST') {
      if (calls.length === 1) {
        throw new TypeError('The connection was lost')
      }
      return Response.json({ errors: [{ message: 'Value must be unique' }] }, { status: 400 })
    }
    return method === 'GET'
      ? Response.json({ docs: [{ id: 'made', rev: 0 }] })
      : Response.json({ doc: { rev: 1 } })
  })
  const api = createThemeApi({ apiPath: '/api', themeId: null, profileId: 'p' })
  expect(await api.saveDraft(theme, 0)).toEqual({ kind: 'unreachable' })
  expect(await api.saveDraft(theme, 0)).toEqual({ kind: 'saved', rev: 1 })
  expect(calls.at(-1)).toBe('PATCH /api/theme-settings/made')
})

const inter = { ...theme, logo: null, _status: 'draft' }
const lora = { ...inter, fontFamily: 'Lora' }
it.each<[boolean | null, string, unknown, unknown]>([
  [true, 'that undo led back to what is live', lora, { ...lora, _status: 'published' }],
  [false, 'that differs', inter, { ...lora, _status: 'published' }],
  [false, 'that was never live', lora, lora],
  [null, 'that cannot be read', lora, null],
])('answers %s to whether a draft %s is live', async (expected, _what, draft, live) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('draft=true') ? draft : live),
  )
  const api = createThemeApi({ apiPath: '/api', themeId: 't', profileId: 'p' })
  expect(await api.isLive()).toBe(expected)
})
