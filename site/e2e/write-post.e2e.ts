import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openAs, postOf } from '@/site/e2e/feed'
import { askJson } from '@/site/e2e/http-request'
import { ownerHeaders, signInOwner } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import { postsMessages } from '@/src/core/messages/posts'

test.setTimeout(180_000)
test.use({ actionTimeout: 12_000 })

const mark = `Lights out ${Date.now()}`
const fileName = `secret-shore-${Date.now()}.png`

test.afterEach(async () => {
  await remove('posts', `where[caption][contains]=${encodeURIComponent(mark)}`)
  await remove('post-files', `where[filename][equals]=${fileName}`)
})

async function remove(collection: string, where: string): Promise<void> {
  await askJson(`${demoOrigin}/api/${collection}?${where}`, {
    method: 'DELETE',
    headers: await ownerHeaders(),
  })
}

/** Of a field with choices, by its name in the form. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  const list = page.locator(`#field-${field}`)
  await list.getByRole('combobox').fill(option)
  await list.getByRole('option', { name: option, exact: true }).click()
  await expect(list).toContainText(option)
}

async function publish(page: Page): Promise<void> {
  await page.getByLabel('Published', { exact: true }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Post successfully created.')).toBeVisible()
  await page.waitForURL(/\/collections\/posts\/[\da-f-]{36}/)
}

test('an artist writes a post with a picture for a tier; its members read it and get a mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const file = page.locator('#media-row-0')
  await signInOwner(page.context())

  await test.step('write, attach, choose and publish', async () => {
    await page.goto('/admin/collections/posts/create')
    await page.getByLabel(/^Caption/).fill(mark)
    await text.click()
    await expect(page.getByRole('toolbar', { name: 'Words' })).toBeVisible()
    await page.keyboard.type('Bring a ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('lantern')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' to ')
    await page.keyboard.press('Control+k')
    await page.getByLabel('Link address').fill('members')
    await page.getByRole('option', { name: /Members/ }).click()
    await expect(
      page.locator('[data-writing]').getByRole('link', { name: 'Members' }),
    ).toBeVisible()

    await page.getByRole('button', { name: 'Add File' }).click()
    await file.getByRole('button', { name: 'Create New' }).first().click()
    const drawer = page.getByRole('dialog')
    const buffer = await sharp({
      create: { width: 600, height: 400, channels: 3, background: '#2a9d8f' },
    })
      .png()
      .toBuffer()
    await drawer
      .locator('input[type=file]')
      .setInputFiles({ name: fileName, mimeType: 'image/png', buffer })
    await drawer.locator('#field-alt').fill('The shore at night')
    await drawer.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(file).toContainText(fileName)

    await choose(page, 'visibility', 'Members of the tiers below')
    await choose(page, 'tiers', 'Inner Circle')
    await publish(page)
  })

  await test.step('find it as it was', async () => {
    await page.reload()
    await expect(page.getByLabel(/^Caption/)).toHaveValue(mark)
    await expect(text.locator('strong')).toHaveText('lantern')
    await expect(text).toHaveText('Bring a lantern to Members')
    await expect(file).toContainText(fileName)
    await expect(page.locator('#field-tiers')).toContainText('Inner Circle')
    await expect(page.getByLabel('Published', { exact: true })).toBeChecked()
  })

  await test.step('a member reads it, another fan does not', async () => {
    const fan = await (await browser.newContext({ baseURL })).newPage()
    await openAs(fan, 'fan@example.com')
    const post = postOf(fan, mark)
    await expect(post.locator('strong')).toHaveText('lantern')
    await expect(post.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/members')
    await expect(post.getByRole('img', { name: 'The shore at night' })).toBeVisible()
    await fan.context().close()

    const other = await (await browser.newContext({ baseURL })).newPage()
    await openAs(other, 'guest@example.com')
    await expect(postOf(other, mark).getByText(postsMessages.lockedTitle)).toBeVisible()
    expect(await other.content()).not.toMatch(/lantern|secret-shore/)
    await other.context().close()
  })

  await test.step('members are told by mail, and nothing that is theirs alone is in it', async () => {
    await page.getByRole('button', { name: 'Email this post…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('may see this post and want mails about posts')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText(/mails? written, but not sent/)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Email this post…' })).toHaveCount(0)
    await page.getByRole('link', { name: 'See each mail in the mail log' }).click()
    const rows = page.locator('tbody tr')
    await expect(rows.filter({ hasText: 'guest@example.com' })).toHaveCount(0)
    await rows.filter({ hasText: 'fan@example.com' }).getByRole('link').first().click()
    const mail = page.frameLocator('iframe[title="The mail"]').locator('body')
    await expect(mail).toContainText(mark)
    expect(await mail.innerHTML()).not.toMatch(/lantern|secret-shore|\/files\//)
  })
})

test('a poll has answers in place of files, and its text a table', async ({ page }) => {
  await signInOwner(page.context())
  await page.goto('/admin/collections/posts/create')
  await page.getByLabel(/^Caption/).fill(`${mark}?`)
  await test.step('a window of the writing tools takes the form along nowhere', async () => {
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await text.click()
    await expect(page.getByRole('toolbar', { name: 'Words' })).toBeVisible()
    await page.keyboard.type('/table')
    await page
      .getByRole('option', { name: /^Table/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(text.locator('table')).toBeVisible()
    await page.keyboard.type('Cork')
    await expect(text.locator('table')).toContainText('Cork')
    await expect(page).toHaveURL(/\/create$/)
    const where = encodeURIComponent(mark)
    const found = await askJson<{ totalDocs: number }>(
      `${demoOrigin}/api/posts?where[caption][contains]=${where}`,
      { headers: await ownerHeaders() },
    )
    expect(found.totalDocs).toBe(0)
  })

  const addFile = page.getByRole('button', { name: 'Add File' })
  await expect(addFile).toBeVisible()
  await choose(page, 'type', 'Poll')
  await expect(addFile).toHaveCount(0)
  await page.getByLabel(/^Question/).fill('Shore or sea?')
  for (const [index, answer] of ['Shore', 'Sea'].entries()) {
    await page.getByRole('button', { name: 'Add Answer' }).click()
    await page.locator(`#field-poll__options__${index}__text`).fill(answer)
  }
  await publish(page)
  await page.goto('/members')
  const poll = postOf(page, `${mark}?`)
  await expect(poll.getByRole('radio')).toHaveCount(2)
  await expect(poll.getByRole('radio', { name: 'Sea' })).toBeVisible()
})
