import type { Locator } from '@playwright/test'
import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

let story: TextStory
let address: Locator

test.beforeEach(async ({ context, page }) => {
  story = await TextStory.begin(context, page, 'Links')
  address = page.getByLabel('Link address')
})

test.afterEach(() => story.end())

test('a link is shown, changed, opened elsewhere and taken away', async ({ page }) => {
  await page.keyboard.type('Tickets')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await expect(address).toHaveValue('https://')
  await page.keyboard.press('Enter')
  await expect(story.words.locator('a')).toHaveCount(0)
  await expect(story.words).toBeFocused()

  await page.keyboard.press('Control+k')
  await address.fill('https://tickets.example')
  await page.keyboard.press('Escape')
  await expect(story.words.locator('a')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await address.fill('data:text/html,x')
  await page.keyboard.press('Enter')
  await expect(story.words.locator('a')).toHaveAttribute('href', 'about:blank')

  await page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Change link' }).click()
  await address.fill('tickets.example/tour')
  await page.getByLabel('Open in a new tab').check()
  await address.press('Enter')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('link', { name: 'Open link' })).toHaveAttribute(
    'href',
    'https://tickets.example/tour',
  )
  await page.keyboard.press('Escape')

  await story.publish()
  const visitor = await story.visit(1280)
  const link = visitor.getByRole('main').getByRole('link', { name: 'Tickets' })
  await expect(link).toHaveAttribute('href', 'https://tickets.example/tour')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('own pages and products are offered by name', async ({ page }) => {
  await page.keyboard.type('See ')
  await page.keyboard.press('Control+k')
  await address.fill('members')
  await expect(page.getByRole('option', { name: /Members/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(story.words.getByRole('link', { name: 'Members' })).toHaveAttribute(
    'href',
    '/members',
  )
  await page.keyboard.press('End')
  await page.keyboard.type(' and ')
  await page.keyboard.press('Control+k')
  await address.fill('tidewater')
  await page
    .getByRole('option', { name: /Product/ })
    .first()
    .click()
  await expect(story.words.locator('a[href^="/products/"]')).toHaveCount(1)

  await story.publish()
  const visitor = await story.visit(1280)
  await visitor.locator('main a[href^="/products/"]').last().click()
  await expect(visitor).toHaveURL(/\/products\/.+/)
})

test('addresses become links when they are typed, and when they are pasted onto words', async ({
  page,
}) => {
  await page.keyboard.type('Write to hello@luna.example or see www.luna.example/tour now')
  await expect(story.words.locator('a')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Shop')
  await page.keyboard.press('Shift+Home')
  await story.words.evaluate(async (element) => {
    // The editor hears of a selection with the next frame, which is over long before anybody pastes.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'https://shop.example/a?b=c')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })

  await story.publish()
  const visitor = await story.visit(375)
  const hrefs = await visitor
    .locator('main p a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    'mailto:hello@luna.example',
    'https://www.luna.example/tour',
    'https://shop.example/a?b=c',
  ])
})
