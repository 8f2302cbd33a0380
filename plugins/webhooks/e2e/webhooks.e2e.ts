import { axeProblems } from '@/site/e2e/axe'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

test('an artist has another program told of what happens, and sees what became of it', async ({
  page,
}) => {
  await signInOwner(page.context())
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/admin/webhooks')
  // Refused at once, without asking for a name.
  const address = `https://127.0.0.1:9/in-${Date.now()}`
  let secret = ''

  await test.step('a webhook is made by the keyboard, and its secret shown once', async () => {
    await page.getByRole('button', { name: 'New webhook' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Address' }).press('Enter')
    await expect(dialog.getByText('Enter the address')).toBeVisible()
    await expect(dialog.getByText('Choose at least one event')).toBeVisible()
    expect(await axeProblems(page, 'dialog')).toEqual([])
    await dialog.getByRole('textbox', { name: 'Address' }).fill(address)
    await dialog.getByRole('checkbox', { name: 'order.paid' }).press('Space')
    await dialog.getByRole('button', { name: 'Make webhook' }).press('Enter')
    const shown = dialog.getByLabel('The secret of this webhook')
    secret = await shown.inputValue()
    expect(secret).toMatch(/^whsec_/)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'I have stored it' }).press('Enter')
  })

  await test.step('a test says what comes of it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: address })).toBeVisible()
    expect(await page.content()).not.toContain(secret)
    await page.getByRole('button', { name: 'Send a test' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'webhook.test' })
    await expect(row).toContainText('Failed')
    await expect(row).toContainText('The address leads into a private network.')
    await row.getByText('Details').click()
    await expect(row).toContainText('"type": "webhook.test"')
    expect(await axeProblems(page, '.gutter--left')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })

  await test.step('it is removed', async () => {
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your webhooks' })).toBeVisible()
    await expect(page.getByText(address)).toHaveCount(0)
  })
})
