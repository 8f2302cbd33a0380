import { expect, test } from '@playwright/test'
import { demoOrigin, findIds } from '@/site/e2e/places'

test.use({ javaScriptEnabled: false })

test('every public page shows its content and its links without scripts', async ({ page }) => {
  const ids = await findIds(demoOrigin)
  const expected: [path: string, texts: string[]][] = [
    ['/', ['Luna Vale', 'Salt & Signal', 'Inner Circle', 'Calder Street Social Club']],
    ['/members', ['Posts', 'Content Locked', 'Showing 1 to 10 of 12 items']],
    ['/members?page=2', ['Showing 11 to 12 of 12 items']],
    ['/products', ['My Store', 'Salt & Signal', 'Showing 1 to']],
    ['/products?category=Merch', ['My Store', 'Showing 1 to']],
    ['/products?search=tide', ['Tidewater']],
    [`/products/${ids.album}`, ['Salt & Signal', 'Low Tide Radio', 'Credits']],
    [`/products/${ids.merch}`, ['SKU']],
    [`/events/${ids.event}`, ['Calder Street Social Club', 'Standing', '$18.00']],
    ['/contact', ['Contact Me']],
    ['/terms-of-service', ['Terms']],
    ['/privacy-policy', ['Privacy']],
    ['/cookie-policy', ['Cookie']],
  ]
  for (const [path, texts] of expected) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 200])
    for (const text of texts) {
      await expect(page.getByText(text).first(), `${path}: ${text}`).toBeVisible()
    }
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links, path).toEqual(
      expect.arrayContaining(['/members', '/contact', '/terms-of-service']),
    )
  }
})
