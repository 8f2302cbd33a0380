import { expect, it, vi } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { paginateByDeferredJoin } from '@/src/server/database/deferred-join-pagination'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const { profile } = await createTenant(payload, 'Luna')
for (const name of ['Aster', 'Borage', 'Clover', 'Dill', 'Elder']) {
  await payload.create({
    collection: slugs.discountCodes,
    data: { profile: profile.id, code: name, kind: 'percent', percent: 10 },
  })
}

it('gives the same page, of whole documents, however it is read', async () => {
  const pageOf = (page: number) =>
    payload.find({
      collection: slugs.discountCodes,
      sort: '-code',
      where: { code: { not_equals: 'CLOVER' } },
      limit: 2,
      page,
      depth: 0,
    })
  const pages = [1, 2, 3, 9]
  const whole = await Promise.all(pages.map(pageOf))
  expect(whole[1]?.docs.map(({ code }) => code)).toEqual(['BORAGE', 'ASTER'])

  const asked = vi.spyOn(payload.db, 'find')
  paginateByDeferredJoin(payload, 2)
  const byIds = await Promise.all(pages.map(pageOf))
  expect(byIds).toEqual(whole)
  // One, two, and one where no row is left.
  expect(asked).toHaveBeenCalledTimes(1 + 2 + 1 + 1)
})
