import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { findCountdowns } from '@/examples/encore/admin/find-countdowns'
import { newNode } from '@/src/core/page-document/new-node'
import { slugs } from '@/src/core/slugs'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

type Site = Awaited<ReturnType<typeof createTenant>>

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

async function addPage({ profile }: Site, title: string, moment: string, isDraft = false) {
  const nodes = {
    root: newNode('root', {}, ['page-header', 'clock', 'footer']),
    'page-header': newNode('page-header'),
    clock: newNode('encore/countdown', { title, moment }),
    footer: newNode('footer'),
  }
  await payload.create({
    collection: slugs.pages,
    draft: isDraft,
    data: {
      ...{ profile: profile.id, title: `About ${title}`, pathname: `/${title}`, rev: 0 },
      ...{ layout: { version: 1, nodes }, _status: isDraft ? 'draft' : 'published' },
    },
  })
}

it('finds those of one site that visitors see and that run, the next one first', async () => {
  await addPage(luna, 'later', '2096-12-03T19:00:00.000Z')
  await addPage(luna, 'next', '2096-12-03T23:00:00.000+05:00')
  await addPage(luna, 'over', '2020-01-01T00:00:00.000Z')
  await addPage(luna, 'unset', '')
  await addPage(luna, 'draft', '2096-12-03T19:00:00.000Z', true)
  await addPage(kito, 'theirs', '2096-12-03T19:00:00.000Z')
  const req = await createLocalReq({}, payload)
  const found = await findCountdowns({ payload, req, profileId: luna.profile.id })
  expect(found).toMatchObject([
    { title: 'next', page: 'About next' },
    { title: 'later', page: 'About later' },
  ])
})
