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
