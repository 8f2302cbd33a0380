import { axeProblems } from '@/site/e2e/axe'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

test('an artist finds the way by sections, and anything by its name', async ({ page, context }) => {
  await signInOwner(context)
  await page.goto('/admin')
  const nav = page.getByRole('navigation', { name: 'Main' })

  await test.step('at most nine sections, and what is inside the open one', async () => {
    await expect(nav.getByRole('link', { name: /^Orders.* to send/ })).toBeVisible()
    const labels = await nav.locator(':scope > ul > li > a').allTextContents()
    expect(labels.length).toBeLessThanOrEqual(9)
    await nav.getByRole('link', { name: 'Music & merch' }).click()
    await expect(page.getByRole('heading', { name: 'Music', level: 1 })).toBeVisible()
    await nav.getByRole('link', { name: 'Merch', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Merch', level: 1 })).toBeVisible()
    await nav.getByRole('link', { name: 'Audience' }).click()
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
    await nav.getByRole('link', { name: 'Members', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/limit=/)
    await expect(nav.getByRole('link', { name: 'Members', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await nav.getByRole('link', { name: 'Messages' }).click()
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/limit=/)
    expect(await axeProblems(page, 'aside')).toEqual([])
  })

  await test.step('by the keyboard alone to a release, and to a new post', async () => {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'What are you looking for?' })
    await field.fill('SÄLT')
    await expect(page.getByRole('option', { name: /^Salt & Signal/ }).first()).toBeVisible()
    expect(await axeProblems(page, 'dialog')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/music\/[\w-]+$/)
    await page.getByRole('button', { name: 'Back to your music' }).click()
    await expect(page.getByRole('heading', { name: 'Music', level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await field.fill('new post')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/posts\/[\w-]{36}$/)
  })

  await test.step('and to what is done, by other words for it', async () => {
    const field = page.getByRole('combobox', { name: 'What are you looking for?' })
    await page.goto('/admin/music')
    await page.keyboard.press('Control+k')
    await field.fill('accountant')
    const option = page.getByRole('option', { name: 'Export sales as CSV' })
    await expect(option).toBeVisible()
    while ((await option.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown')
    }
    const loaded = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await loaded).suggestedFilename()).toMatch(/\.csv$/)
    await page.keyboard.press('Control+k')
    await field.fill('many gigs')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Add a tour', level: 1 })).toBeVisible()
  })
})

test('on a phone the ways lie over the screen, and give it back', async ({ page, context }) => {
  await signInOwner(context)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/admin/collections/orders')
  // Payload writes its own query into the address once it runs; a link followed before that is undone.
  await expect(page).toHaveURL(/limit=/)
  const opener = page.getByRole('button', { name: 'Menu' })
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav).toBeHidden()
  await opener.click()
  await expect(nav).toBeVisible()
  const heights = await nav
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await page.keyboard.press('Escape')
  await expect(nav).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await nav.getByRole('link', { name: 'Posts' }).click()
  await expect(page.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible()
  await expect(nav).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})
