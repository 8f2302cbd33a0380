import { axeProblems } from '@/site/e2e/axe'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

test('an artist moves in from a shop, sees first what comes in, and takes it back', async ({
  page,
}) => {
  const mark = String(Date.now())
  const name = `products-${mark}.csv`
  const csv = [
    'Handle,Title,Variant Price,Option1 Value',
    `tee-${mark},Tee ${mark},25.00,`,
    `mug-${mark},Mug ${mark},12.00,`,
    `odd-${mark},Odd ${mark},soon,`,
  ].join('\n')
  const admin = { headers: fromAdmin }
  const titles = async () => {
    const query = `where[title][contains]=${mark}&depth=0&sort=title`
    const { docs } = await (await page.request.get(`/api/products?${query}`, admin)).json()
    return docs.map(({ title, isPublished }: Record<string, unknown>) => [title, isPublished])
  }
  await signInOwner(page.context())
  await page.setViewportSize({ width: 375, height: 812 })

  await test.step('the file is read, and nothing is made', async () => {
    await page.goto('/admin/move-in')
    expect(await axeProblems(page, '.gutter--left')).toEqual([])
    await page.getByRole('link', { name: /^Shopify\s*Products/ }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Import products from Shopify' })).toBeVisible()
    const field = page.getByLabel('Choose a file')
    const file = { mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await field.setInputFiles({ ...file, name: 'products.pdf' })
    await expect(page.getByText('Choose a file that ends with .csv.')).toBeVisible()
    await field.setInputFiles({ ...file, name })
    await expect(page.getByText('2 items will be added')).toBeVisible()
    await expect(page.getByRole('cell', { name: `Tee ${mark}` })).toBeVisible()
    await expect(page.getByRole('row', { name: `Odd ${mark}` })).toContainText(
      'Line 4: “soon” is not a price',
    )
    expect(await titles()).toEqual([])
    expect(await axeProblems(page, '.gutter--left')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })

  await test.step('it becomes drafts', async () => {
    await page.getByRole('button', { name: 'Add all 2' }).press('Enter')
    await expect(page.getByText('2 items from this file are here now')).toBeVisible()
    expect(await titles()).toEqual([
      [`Mug ${mark}`, false],
      [`Tee ${mark}`, false],
    ])
    await page.getByRole('link', { name: 'See them' }).click()
    await expect(page.getByRole('link', { name: `Tee ${mark}` })).toBeVisible()
  })

  await test.step('all of it is taken back later', async () => {
    await page.goto('/admin/move-in')
    const earlier = page.getByRole('listitem').filter({ hasText: name })
    await expect(earlier).toContainText('Added · 2 here')
    await earlier.getByRole('link').click()
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
    await expect(page.getByText('2 items removed')).toBeVisible()
    expect(await titles()).toEqual([])
  })
})
