import { expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { getPage, getSiteOf } from '@/src/server/site-data'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const theme = 'encore/long-page'

it('takes a site over with a home page of its own, and gives it back unchanged', async () => {
  const { profile, owner } = await createTenant(payload, 'Ada Moss')
  await payload.create({
    collection: slugs.events,
    data: {
      profile: profile.id,
      title: 'Harbour Lights',
      startsAt: '2096-12-04T20:00:00.000Z',
      timeZone: 'Europe/London',
      address: { name: 'The Shed', street: '1 Quay', city: 'Hull', country: 'GB' },
      isPublished: true,
    } as never,
  })
  const switchTo = (themeName: string) =>
    rest<{ homeId: string }>('POST', `/api/profiles/${profile.id}/theme-switch`, {
      token: owner.token,
      body: { themeName, isLive: true },
    })
  const before = await getPage(profile.id, '/')

  const { status, json } = await switchTo(theme)
  expect(status).toBe(200)
  const home = await getPage(profile.id, '/')
  expect(home?.id).toBe(json.homeId)
  expect(await getSiteOf(profile.id)).toMatchObject({
    themeName: theme,
    header: { hidesLinks: true, hidesNameAtHome: true },
  })
  const clock = Object.values(home?.document.nodes ?? {}).find(
    ({ type }) => type === 'encore/countdown',
  )
  expect(clock?.props).toMatchObject({
    title: 'Harbour Lights, Hull',
    moment: '2096-12-04T20:00:00.000Z',
  })

  expect((await switchTo('default')).status).toBe(200)
  expect(await getPage(profile.id, '/')).toEqual(before)
  expect((await switchTo(theme)).json.homeId).toBe(json.homeId)
})

it('begins a new site', async () => {
  const { id } = await payload.create({
    collection: slugs.profiles,
    data: { name: 'New Wave', slug: 'new-wave', themeName: theme, isDefault: false },
  })
  const home = await getPage(id, '/')
  expect(JSON.stringify(home?.document)).toContain('New songs by New Wave are on their way')
})
