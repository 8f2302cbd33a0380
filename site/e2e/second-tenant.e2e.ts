import { expect, test } from '@/site/e2e/story'
import { album, buyNow, openRelease } from '@/site/e2e/visitor'

test('a second tenant sees none of the first', async ({ page, baseURL }) => {
  await openRelease(page, album)
  const pathname = new URL(page.url()).pathname
  await buyNow(page)
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()

  const kito = (baseURL ?? '').replace('//', '//kito.')
  const missing = await page.goto(`${kito}${pathname}`)
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await page.goto(`${kito}/products`)
  await expect(page.getByRole('heading', { name: 'My Store' })).toBeVisible()
  await expect(page.getByText(album, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()

  const id = pathname.split('/').at(-1) ?? ''
  // Asked in the browser, which knows where names below localhost lead.
  const foreign = await page.evaluate(async (productId) => {
    const { id: profileId } = await (await fetch('/api/public/profiles/current')).json()
    const answer = await fetch(`/api/public/products/${productId}?profileId=${profileId}`)
    return answer.status
  }, id)
  expect(foreign).toBe(404)
})
