import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeProblems } from '@/site/e2e/axe'
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
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Post successfully created.')).toBeVisible()
  await page.waitForURL(/\/collections\/posts\/[\da-f-]{36}/)
}

test('an artist writes a post with a picture for a tier; its members read it and get a mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = page.getByRole('textbox', { name: 'What everybody reads' })
  const text = page.getByRole('textbox', { name: /^Text/ })
  const saved = page.getByTestId('save-state')
  await signInOwner(page.context())

  await test.step('write, attach and choose who sees it', async () => {
    await page.goto('/admin/posts')
    await page.getByRole('link', { name: 'Write a post' }).click()
    await expect(words).toBeFocused({ timeout: 30_000 })
    await page.keyboard.type(mark)
    const buffer = await sharp({
      create: { width: 600, height: 400, channels: 3, background: '#2a9d8f' },
    })
      .png()
      .toBuffer()
    await page.getByTestId('post-files').setInputFiles([
      { name: fileName, mimeType: 'image/png', buffer },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') },
    ])
    await expect(page.getByText('Posts cannot show notes.txt.')).toBeVisible()
    await page.getByRole('button', { name: 'Take notes.txt away' }).click()
    await page.getByLabel(`What ${fileName} shows`).fill('The shore at night')
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
    await page.getByLabel('Members of chosen tiers').check()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText(/Choose at least one/)).toBeVisible()
    await page.getByLabel('Inner Circle').check()
    await expect(saved).toContainText('Draft · Saved')
    expect(await axeProblems(page, '[data-testid="composer"]')).toEqual([])
  })

  await test.step('find it as it was typed', async () => {
    await page.reload()
    await expect(words).toHaveValue(mark)
    await expect(text.locator('strong')).toHaveText('lantern')
    await expect(page.getByLabel(`What ${fileName} shows`)).toHaveValue('The shore at night')
    await expect(page.getByLabel('Inner Circle')).toBeChecked()
  })

  await test.step('look at it as a member, and as somebody who is not logged in', async () => {
    await page.getByRole('button', { name: 'Preview as…' }).click()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('menuitem', { name: 'A member of Inner Circle' }).click()
    const preview = await opened
    await expect(preview.locator('article strong')).toHaveText('lantern', { timeout: 30_000 })
    await expect(preview.getByRole('img', { name: 'The shore at night' })).toBeVisible()
    await expect(preview).not.toHaveURL(/play=/)
    await preview.getByLabel('View as').selectOption('signed-out')
    await expect(preview.getByText(postsMessages.lockedTitle)).toBeVisible()
    await expect(preview.locator('article')).not.toContainText('lantern')
    await preview.close()
  })

  await test.step('publish it with a mail', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(/Reaches \d+ (person|people) of “Members of Inner Circle”/)
    await dialog.getByLabel('Email them').check()
    await dialog.getByRole('button', { name: 'Publish and email' }).click()
    await expect(saved).toContainText('Published')
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

  await test.step('changes wait until they are published', async () => {
    await words.fill(`${mark} and on`)
    await expect(saved).toContainText('Changes not published')
    await page.getByRole('button', { name: 'Back to your posts' }).click()
    const row = page.getByTestId('posts').getByRole('listitem').filter({ hasText: mark })
    await expect(row).toContainText('Members of Inner Circle')
    await expect(row).toContainText('Changes not published')
    await expect(row).toContainText(/mailed/)
    expect(await axeProblems(page, '[data-testid="posts"]')).toEqual([])
  })

  await test.step('members are told by mail, and nothing that is theirs alone is in it', async () => {
    const mails = async () => {
      const where = `where[subject][contains]=${encodeURIComponent(mark)}&depth=0`
      const found = await askJson<{ docs: { id: string; to: string }[] }>(
        `${demoOrigin}/api/mail-log?${where}`,
        { headers: await ownerHeaders() },
      )
      return found.docs
    }
    await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBeGreaterThan(0)
    const sent = await mails()
    expect(sent.map(({ to }) => to)).not.toContain('guest@example.com')
    const toFan = sent.find(({ to }) => to === 'fan@example.com')
    await page.goto(`/admin/collections/mail-log/${toFan?.id}`)
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
