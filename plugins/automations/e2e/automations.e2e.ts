import { axeProblems } from '@/site/e2e/axe'
import { changeDemo } from '@/site/e2e/demo-database'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

test('an artist has new subscribers welcomed by a mail, and sees who got it', async ({ page }) => {
  await signInOwner(page.context())
  await page.setViewportSize({ width: 375, height: 812 })
  const { request } = page
  const name = `Welcome ${Date.now()}`
  const fan = `fan-${Date.now()}@example.com`
  const site = await (await request.get('/api/public/profiles/current')).json()
  const made = await request.post('/api/email-lists?depth=0', {
    headers: fromAdmin,
    data: { name, profile: site.id, doubleOptIn: false },
  })
  const { doc: list } = await made.json()

  const mailsTo = async () => {
    const query = new URLSearchParams({ 'where[to][equals]': fan, depth: '0' })
    const answer = await request.get(`/api/mail-log?${query}`, { headers: fromAdmin })
    return (await answer.json()).docs
  }

  await test.step('it begins with a ready-made one, by the keyboard', async () => {
    await page.goto('/admin/automations')
    await page.getByRole('button', { name: 'New automation' }).press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Welcome new subscribers/ })
      .press('Enter')
    const nameField = page.getByRole('textbox', { name: 'Name' })
    await expect(nameField).toHaveValue('Welcome new subscribers')
    await nameField.fill('')
    await page.getByRole('button', { name: 'Save, still off' }).press('Enter')
    await expect(page.getByText('Give it a name.')).toBeVisible()
    await nameField.fill(name)
    await page.getByRole('button', { name: 'Which list: Any list' }).press('Enter')
    await page.getByRole('group', { name: 'Which list' }).getByLabel(name).check()
    await page.getByRole('textbox', { name: 'Subject' }).fill('Hello {{firstName}}')
    expect(await axeProblems(page, '.gutter--left')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.getByRole('button', { name: 'Save, still off' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('It has not run yet.')).toBeVisible()
  })

  await test.step('it is switched on, and a fan who joins gets the mail', async () => {
    await page.getByRole('button', { name: `Switch on “${name}”` }).press('Enter')
    await expect(page.getByRole('button', { name: `Switch off “${name}”` })).toBeVisible()
    const joined = await request.post('/api/public/email-lists/join', {
      data: { email: fan, emailListId: list.id, profileId: site.id },
    })
    expect(joined.status(), await joined.text()).toBe(200)
    const row = page.getByRole('listitem').filter({ hasText: fan })
    await expect(async () => {
      await page.reload()
      await expect(row).toContainText('Mail sent', { timeout: 1000 })
    }).toPass()
    await expect(row.getByRole('link', { name: fan })).toBeVisible()
    expect(await mailsTo()).toMatchObject([{ subject: 'Hello there', kind: 'newsletter' }])
  })

  await test.step('what failed is tried again, and the mail is not sent twice', async () => {
    await changeDemo(
      `update automation_runs set state = 'failed',
         outcomes = jsonb_set(outcomes, '{0,outcome}', '"failed"') where email = $1`,
      [fan],
    )
    await page.reload()
    const row = page.getByRole('listitem').filter({ hasText: fan })
    await expect(row).toContainText('Failed')
    await row.getByRole('button', { name: `Try again for ${fan}` }).press('Enter')
    await expect(async () => {
      await page.reload()
      await expect(row).toContainText('Done', { timeout: 1000 })
    }).toPass()
    await page.goto(`${page.url()}?state=waiting`)
    await expect(page.getByText('None.', { exact: true })).toBeVisible()
    expect(await mailsTo()).toHaveLength(1)
  })

  await test.step('it is removed', async () => {
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your automations' })).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
  })
})
