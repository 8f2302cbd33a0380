import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { cacheTags, onRevalidateTags } from '@/src/server/caching/cache-tags'
import { getDraftTheme, getSiteOf } from '@/src/server/site-data'
import { createDocuments } from '@/src/testing/documents'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Stored = {
  code: string
  errors?: { field: string; message: string }[]
  doc: { id: string; rev: number; _status: string; headerLinks: { href: string; label: string }[] }
}

let themeId: string
let rev: number

const own = await createTenant(payload, 'Own')
const foreign = await createTenant(payload, 'Foreign')
const ownMedia = (await createDocuments(payload, own)).get(slugs.media) ?? ''
const foreignMedia = (await createDocuments(payload, foreign)).get(slugs.media) ?? ''

beforeEach(async () => {
  const draft = await getDraftTheme(own.profile.id)
  themeId = draft.id ?? ''
  rev = draft.rev
})

const draftQuery = 'draft=true&autosave=true&depth=0'
const save = (body: unknown, query = draftQuery, token = own.owner.token) =>
  rest<Stored>('PATCH', `/api/theme-settings/${themeId}?${query}`, { token, body })
const publish = (base?: number) =>
  save({ _status: 'published', ...(base !== undefined && { rev: base }) }, 'depth=0')
const visible = async () => (await getSiteOf(own.profile.id))?.theme

const colors = {
  primary: '#112233',
  background: '#ffffff',
  text: '#000000',
  textPrimary: '#ffffff',
}

describe('a draft', () => {
  it('stays with its artist until it is published, then every page follows', async () => {
    const before = await visible()
    const cleared: string[] = []
    const stop = onRevalidateTags((tags) => cleared.push(...tags))
    const drafted = await save({ colors, rev, _status: 'draft' })
    expect(drafted.json.doc).toMatchObject({ rev: rev + 1, _status: 'draft' })
    expect(await visible()).toEqual(before)
    expect(cleared).toEqual([])
    expect(await getDraftTheme(own.profile.id)).toMatchObject({
      hasUnpublished: true,
      rev: rev + 1,
      content: { colors },
    })

    expect((await publish(rev + 1)).json.doc._status).toBe('published')
    stop()
    expect(cleared).toContain(cacheTags.site(own.profile.id))
    expect((await visible())?.colors).toEqual(colors)
    expect((await getDraftTheme(own.profile.id)).hasUnpublished).toBe(false)
  })

  it('that was led back to what visitors see has nothing unpublished', async () => {
    const live = (await getDraftTheme(own.profile.id)).content.cornerRadius
    await save({ cornerRadius: live + 1, _status: 'draft' })
    expect((await getDraftTheme(own.profile.id)).hasUnpublished).toBe(true)
    await save({ cornerRadius: live, _status: 'draft' })
    expect((await getDraftTheme(own.profile.id)).hasUnpublished).toBe(false)
  })

  it('is refused when it grew from an older revision, and nothing is written', async () => {
    await save({ cornerRadius: 3, rev })
    const stale = await save({ cornerRadius: 9, rev })
    expect([stale.status, stale.json.code]).toEqual([409, 'STALE_REVISION'])
    expect((await getDraftTheme(own.profile.id)).content.cornerRadius).toBe(3)
    const unseen = await publish(rev)
    expect([unseen.status, unseen.json.code]).toEqual([409, 'STALE_REVISION'])
  })

  it('lets exactly one of several writers of the same revision win', async () => {
    const answers = await Promise.all(
      [11, 12, 13, 14].map((cornerRadius) => save({ cornerRadius, rev })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('counts no revision when nothing changed', async () => {
    const { content } = await getDraftTheme(own.profile.id)
    const again = await save({ headerLinks: content.headerLinks, socialLinks: content.socialLinks })
    expect(again.json.doc.rev).toBe(rev)
  })
})

describe('every draft is right', () => {
  const link = { label: 'Tour', href: '/tour' }
  const broken: Record<string, [Record<string, unknown>, string]> = {
    'a colour without a name': [{ colors: { ...colors, text: 'red; }' } }, 'colors.text'],
    'corners beyond the limit': [{ cornerRadius: 41 }, 'cornerRadius'],
    'a font nobody has': [{ fontFamily: 'Comic Sans' }, 'fontFamily'],
    'a link without a name': [{ headerLinks: [{ ...link, label: '  ' }] }, 'headerLinks.0.label'],
    'a link that runs code': [
      { headerLinks: [{ label: 'Tour', href: 'java\nscript:alert(1)' }] },
      'headerLinks.0.href',
    ],
    'more links than fit': [
      { headerLinks: Array.from({ length: limits.theme.headerLinksMax + 1 }, () => link) },
      'headerLinks',
    ],
    'a platform twice': [
      {
        socialLinks: [
          { icon: 'youtube', href: 'https://youtube.com/a' },
          { icon: 'youtube', href: 'https://youtube.com/b' },
        ],
      },
      'socialLinks',
    ],
    'a platform nobody knows': [
      { socialLinks: [{ icon: 'myspace', href: 'https://a.example' }] },
      'socialLinks.0.icon',
    ],
    'a platform without an address': [
      { socialLinks: [{ icon: 'website', href: ' ' }] },
      'socialLinks.0.href',
    ],
    'no list at all': [{ headerLinks: 'all' }, 'headerLinks'],
    'a picture by no id': [{ logo: 'x' }, 'logo'],
  }
  for (const [what, [body, field]] of Object.entries(broken)) {
    it(`without ${what}`, async () => {
      const attempts = [save(body), save({ ...body, _status: 'published' }, 'depth=0')]
      for (const { status, json } of await Promise.all(attempts)) {
        expect([status, json.code]).toEqual([400, 'VALIDATION_FAILED'])
        expect(json.errors?.map((error) => error.field)).toContain(field)
      }
      expect((await getDraftTheme(own.profile.id)).rev).toBe(rev)
    })
  }

  it('trims names and addresses, and lets a link wait for its address unseen', async () => {
    const rows = [
      { label: ' Tour ', href: ' /tour ' },
      { label: 'Later', href: '' },
    ]
    const { json } = await save({ headerLinks: rows, rev })
    expect(json.doc.headerLinks).toMatchObject([link, { label: 'Later', href: '' }])
    expect((await publish()).status).toBe(200)
    expect((await visible())?.headerLinks).toEqual([link])
    expect((await getDraftTheme(own.profile.id)).content.headerLinks).toHaveLength(2)
  })
})

describe('two artists', () => {
  it('keep their pictures to themselves', async () => {
    for (const name of ['logo', 'avatar']) {
      const { status, json } = await save({ [name]: foreignMedia })
      expect([status, json.errors?.[0]?.field]).toEqual([400, name])
    }
    expect((await save({ logo: ownMedia, avatar: ownMedia })).status).toBe(200)
    const draft = await getDraftTheme(own.profile.id)
    expect(draft.content).toMatchObject({ logoId: ownMedia, avatarId: ownMedia })
    expect(draft.content.logo).toMatch(/\.png/)
    expect((await save({ logo: null })).status).toBe(200)
    expect((await getDraftTheme(own.profile.id)).content.logoId).toBe('')
  })

  it('cannot reach each other’s theme, nor hand one over', async () => {
    const before = await getDraftTheme(own.profile.id)
    const reached = await save({ cornerRadius: 1 }, draftQuery, foreign.owner.token)
    expect(reached.status).toBe(404)
    const handed = await save({ profile: foreign.profile.id })
    expect([handed.status, handed.json.code]).toEqual([403, 'FORBIDDEN'])
    expect(await getDraftTheme(own.profile.id)).toEqual(before)
  })
})

it('never takes the look off a site', async () => {
  const { status, json } = await save({ _status: 'draft' }, 'depth=0')
  expect([status, json.code]).toEqual([403, 'FORBIDDEN'])
  expect(await visible()).toBeDefined()
})

it('puts live what is not saved as a draft, and finds themes from before there were drafts', async () => {
  const { id: legacy } = await payload.db.updateOne({
    collection: slugs.themeSettings,
    id: themeId,
    data: { _status: 'draft', cornerRadius: 5 },
  })
  await payload.db.deleteVersions({
    collection: slugs.themeSettings,
    where: { parent: { equals: legacy } },
  })
  const found = await getDraftTheme(own.profile.id)
  expect(found).toMatchObject({ id: themeId, hasUnpublished: false, content: { cornerRadius: 5 } })
  const { status, json } = await save({ cornerRadius: 8 }, 'depth=0')
  expect([status, json.doc._status]).toEqual([200, 'published'])
  expect((await visible())?.cornerRadius).toBe(8)
})
