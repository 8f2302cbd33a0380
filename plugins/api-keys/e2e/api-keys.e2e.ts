import { axeProblems } from '@/site/e2e/axe'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

const elsewhere = `https://front-${Date.now()}.example.com`

test('an artist lets a program work for the site, and a front end of their own call it', async ({
  page,
}) => {
  await signInOwner(page.context())
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/admin/api-keys')
  const name = `Parcels ${Date.now()}`
  let key = ''
  const read = async () => {
    const headers = { authorization: `Bearer ${key}` }
    return (await page.request.get('/api/v1/orders?limit=1', { headers })).status()
  }

  await test.step('a key is made by the keyboard, and shown once', async () => {
    await page.getByRole('button', { name: 'New key' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).press('Enter')
    await expect(dialog.getByText('Please give it a name')).toBeVisible()
    expect(await axeProblems(page, 'dialog')).toEqual([])
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('checkbox', { name: 'Read orders' }).press('Space')
    await dialog.getByRole('button', { name: 'Make key' }).press('Enter')
    key = await dialog.getByLabel('Your new key').inputValue()
    expect(key).toMatch(/^bs_live_/)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'I have stored it' }).press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Never used')
    expect(await page.content()).not.toContain(key)
  })

  await test.step('it works until it is revoked', async () => {
    expect(await read()).toBe(200)
    const row = page.getByRole('listitem').filter({ hasText: name })
    await row.getByRole('button', { name: `Revoke ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
    await expect(row).toHaveCount(0)
    expect(await read()).toBe(401)
  })

  await test.step('pages of another site may call once they are named', async () => {
    const call = async () => {
      const answer = await page.request.get('/api/public/profiles/current', {
        headers: { origin: elsewhere },
      })
      return answer.headers()['access-control-allow-origin']
    }
    const field = page.getByLabel('Addresses, one a line')
    await field.fill('front.example.com/shop')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Write the address of a site without a path')).toBeVisible()
    expect(await call()).toBeUndefined()
    await field.fill(elsewhere)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.').first()).toBeVisible()
    await expect.poll(call).toBe(elsewhere)
    await field.fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(call).toBeUndefined()
  })

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(await axeProblems(page, '.gutter--left')).toEqual([])
})
