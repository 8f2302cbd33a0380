import { randomUUID } from 'node:crypto'
import { axeProblems } from '@/site/e2e/axe'
import { ask, askJson } from '@/site/e2e/http-request'
import { ownerHeaders, signInOwner } from '@/site/e2e/owner-session'
import { demoOrigin } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.team.support
const title = `Made by support, ${randomUUID().slice(0, 6)}`

test.afterEach(async () => {
  const headers = await ownerHeaders()
  const { id } = await askJson<{ id: string }>(`${demoOrigin}/api/public/profiles/current`)
  await ask(`${demoOrigin}/api/profiles/${id}/support`, {
    method: 'POST',
    headers,
    body: { isAllowed: false },
  })
  const where = new URLSearchParams({ 'where[title][equals]': title, depth: '0' })
  const { docs } = await askJson<{ docs: { id: string }[] }>(`${demoOrigin}/api/events?${where}`, {
    headers,
  })
  for (const show of docs) {
    await askJson(`${demoOrigin}/api/events/${show.id}`, { method: 'DELETE', headers })
  }
})

test('support works on a site while its owner allows it, and not a moment longer', async ({
  page,
  context,
  browser,
}) => {
  await signInOwner(context)
  const staff = await browser.newContext({ baseURL: demoOrigin })
  await signInOwner(staff, 'admin@example.com')
  const support = await staff.newPage()

  await test.step('nobody is let in without the owner', async () => {
    await support.goto('/admin')
    await expect(support.getByRole('heading', { name: 'Artists' })).toBeVisible()
    await expect(support.getByRole('button', { name: words.begin })).toHaveCount(0)
  })

  await test.step('the owner allows it', async () => {
    await page.goto('/admin/team')
    await page.getByRole('button', { name: words.allow }).click()
    await expect(page.getByText(words.until)).toBeVisible()
    expect(await axeProblems(page, '[aria-labelledby="support"]')).toEqual([])
  })

  await test.step('support logs in on that site, and changes something', async () => {
    await support.reload()
    await support.getByRole('button', { name: words.beginOn('Luna Vale') }).click()
    await expect(support.getByText(words.workingOn('Luna Vale'))).toBeVisible()
    await support.goto('/admin/shows')
    await support.getByRole('button', { name: 'New show' }).click()
    await support.getByLabel('Date').fill('2031-06-01')
    await support.getByRole('button', { name: 'Go on' }).click()
    await support.waitForURL(/\/shows\/[\w-]{36}$/)
    await support.getByRole('textbox', { name: 'Title' }).fill(title)
    await expect(support.getByTestId('save-state')).toContainText('Saved')
  })

  await test.step('the owner sees what was changed and who was there, and ends it', async () => {
    await page.goto('/admin/shows')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await page.goto('/admin/collections/audit-log')
    await expect(page.getByText(words.audit.support_began).first()).toBeVisible()
    await page.goto('/admin/team')
    await page.getByRole('button', { name: words.end }).click()
    await expect(page.getByRole('button', { name: words.allow })).toBeVisible()
  })

  await test.step('support can do nothing there any more, and goes back', async () => {
    const field = support.getByRole('textbox', { name: 'Title' })
    await field.fill(`${title} again`)
    await expect(support.getByTestId('save-state')).not.toContainText('Saved')
    await support.goto('/admin')
    await expect(support.getByText(words.isOver)).toBeVisible()
    await support.getByRole('button', { name: words.leave }).click()
    await expect(support.getByRole('heading', { name: 'Artists' })).toBeVisible()
    await expect(support.getByRole('button', { name: words.begin })).toHaveCount(0)
  })
  await staff.close()
})
