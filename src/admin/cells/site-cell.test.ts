import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'

let cookie = ''
vi.mock('next/headers', () => ({ headers: async () => new Headers({ cookie }) }))
const { SiteCell } = await import('@/src/admin/cells/site-cell')

const find = vi.fn(async () => ({ docs: [{ id: 'luna', name: 'Luna' }] }))
const payload = { find }
beforeEach(() => find.mockClear())

const cell = async (cellData: unknown) => {
  const drawn = await SiteCell({ cellData, field: { label: 'Site' }, payload } as never)
  return isValidElement(drawn) ? renderToStaticMarkup(drawn) : ''
}

it.each([
  ['no site is chosen', ''],
  ['another one is, as in lists of all sites', 'payload-tenant=mars'],
])('says whose a row is where %s, by one query for all rows', async (_where, given) => {
  cookie = given
  const drawn = await Promise.all([cell('luna'), cell('luna')])
  expect(drawn.every((each) => each.includes('Luna'))).toBe(true)
  expect(find).toHaveBeenCalledTimes(1)
})

it('asks the database nothing about rows of the chosen site', async () => {
  cookie = 'payload-tenant=luna'
  expect(await Promise.all([cell('luna'), cell({ id: 'luna' })])).toEqual(['', ''])
  expect(find).not.toHaveBeenCalled()
})

it('has a dash for nobody', async () => {
  expect(await cell(null)).toContain('–')
  expect(find).not.toHaveBeenCalled()
})
