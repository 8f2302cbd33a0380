import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { themeMessages } from '@/src/core/messages/theme'
import { slugs } from '@/src/core/slugs'
import { setThemeRegistry, themeRegistry } from '@/src/core/theme/registry'
import { getDraftPage, getPage, getSiteOf } from '@/src/server/site-data'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const theme = 'encore/long-page'

let own: Awaited<ReturnType<typeof createTenant>>

beforeEach(async () => {
  own = await createTenant(payload, 'Ada Moss')
})

const change = (body: object) =>
  rest('PATCH', `/api/profiles/${own.profile.id}?depth=0`, { token: own.owner.token, body })
const switchTo = (themeName: string, isLive = true) =>
  rest<{ homeId: string; message: string }>(
    'POST',
    `/api/profiles/${own.profile.id}/theme-switch`,
    { token: own.owner.token, body: { themeName, isLive } },
  )

describe('a theme that is not installed', () => {
  it.each(['disco', '', 'encore/', 5, null])('is refused for a site: %j', async (themeName) => {
    const { status, text } = await change({ themeName })
    expect(status).toBe(400)
    expect(text).toContain(themeMessages.notInstalled)
    expect((await getSiteOf(own.profile.id))?.themeName).toBe('default')
  })

  it.each(['', '?draft=true'])('is refused for a home page, be it a draft: %s', async (query) => {
    const { status, json } = await rest<{ message: string }>('POST', `/api/pages${query}`, {
      token: own.owner.token,
      body: { title: 'Home', pathname: '/', theme: 'disco', profile: own.profile.id },
    })
    expect([status, json.message]).toEqual([400, themeMessages.notInstalled])
  })

  it('is refused where themes are switched', async () => {
    const { status, text } = await switchTo('disco')
    expect(status).toBe(400)
    expect(text).toContain(themeMessages.notInstalled)
  })
})

describe('a site whose theme went with its plugin', () => {
  let all: ReturnType<typeof themeRegistry>
  let homeId: string

  beforeEach(async () => {
    all = themeRegistry()
    homeId = (await switchTo(theme)).json.homeId
    setThemeRegistry(new Map([...all].filter(([name]) => name !== theme)))
  })
  afterEach(() => setThemeRegistry(all))

  it('still shows the home page it had', async () => {
    expect(await getSiteOf(own.profile.id)).toMatchObject({ themeName: theme, header: {} })
    expect((await getPage(own.profile.id, '/'))?.id).toBe(homeId)
    expect(await getDraftPage(own.profile.id, homeId)).toMatchObject({ themeName: theme })
  })

  it('can be changed in all else, and its home page too', async () => {
    expect((await change({ name: 'Ada M.', themeName: theme })).status).toBe(200)
    const { status } = await rest('PATCH', `/api/pages/${homeId}?draft=true&depth=0`, {
      token: own.owner.token,
      body: { title: 'Everything', theme },
    })
    expect(status).toBe(200)
  })

  it('goes to another theme, and not back', async () => {
    expect((await switchTo('default')).status).toBe(200)
    expect((await getPage(own.profile.id, '/'))?.id).not.toBe(homeId)
    expect((await switchTo(theme)).status).toBe(400)
    expect((await change({ themeName: theme })).status).toBe(400)
    const kept = await payload.findByID({ collection: slugs.pages, id: homeId })
    expect(kept._status).toBe('published')
  })
})
