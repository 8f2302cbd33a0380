import { newestMailTo } from '@/site/e2e/owner-mail'
import { demoOrigin, findIds, originOf, placesOf } from '@/site/e2e/places'
import { expect, test } from '@/site/e2e/story'
import { contactMessages, emailListMessages } from '@/src/core/messages/email-list'

test.use({ javaScriptEnabled: false })

test('the person who cannot buy without scripts is told so', async ({ page }) => {
  const ids = await findIds(demoOrigin)
  const paths = ['/checkout', ...[ids.album, ids.merch].map((id) => `/products/${id}`)]
  for (const path of [...paths, `/events/${ids.event}`]) {
    await page.goto(path)
    // Playwright's own texts leave out what stands in `noscript`.
    expect(await page.getByRole('main').textContent(), path).toContain('Buying needs JavaScript')
  }
})

test('nothing is shown that would do nothing, and a notice stands in its place', async ({
  page,
}) => {
  const places = placesOf(await findIds(demoOrigin)).map(
    ({ site, path }) => originOf(demoOrigin, site) + path,
  )
  for (const url of new Set(places)) {
    await page.goto(url)
    const dead = page
      .locator('button:enabled, input, select, textarea')
      .and(page.locator(':not(form[action] *)'))
    expect(await dead.filter({ visible: true }).count(), url).toBe(0)
  }
  await page.goto('/login')
  expect(await page.getByRole('main').textContent()).toContain('This form needs JavaScript')
  // Which works there.
  await page.getByRole('link', { name: 'write to the artist' }).click()
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()
})

test('a phone shows the links of the header, and the titles of songs in their column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`/products/${(await findIds(demoOrigin)).album}`)
  for (const name of ['Members', 'Store', 'Contact']) {
    const links = page.getByRole('navigation', { name: 'Main' })
    await expect(links.getByRole('link', { name })).toBeVisible()
  }
  const title = await page.getByText('Low Tide Radio').boundingBox()
  expect(title?.width).toBeGreaterThan(200)
})

test('the filters of lists stay within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const path of ['/members', '/products']) {
    await page.goto(path)
    const edges = await page
      .locator('search form')
      .locator('input, select, button')
      .evaluateAll((all) => all.map((control) => control.getBoundingClientRect().right))
    expect(edges.length, path).toBeGreaterThan(2)
    expect(Math.max(...edges), path).toBeLessThanOrEqual(375)
  }
})

test('a message reaches the artist without scripts, and one that is refused is not lost', async ({
  page,
  request,
}) => {
  const text = contactMessages
  const words = `When do you play in Hull? ${Date.now()}`
  const message = page.getByLabel('Message')
  const send = page.getByRole('button', { name: 'Send message' })
  await page.goto('/contact')
  await page.getByLabel('Name').fill(' ')
  await page.getByLabel('Email').fill('ada@example.com')
  await message.fill('Hull?')
  await send.click()
  // The browser itself refuses what is surely wrong.
  await expect(message).toBeFocused()
  await message.fill(words)
  await send.click()
  await expect(page.getByText(text.nameRequired)).toBeVisible()
  await page.goBack()
  await expect(message).toHaveValue(words)
  await page.getByLabel('Name').fill('Ada')
  await send.click()
  await expect(page.getByRole('heading', { level: 1, name: text.sent })).toBeVisible()
  await expect.poll(() => newestMailTo(request, 'luna@example.com')).toContain(words)
})

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

test('an address joins the email list and leaves it again without scripts', async ({
  page,
  request,
}) => {
  const text = emailListMessages
  const email = `plain-${Date.now()}@example.com`
  const join = async (address: string) => {
    await page.goto('/')
    await page.getByLabel('Email', { exact: true }).first().fill(address)
    await page.getByRole('button', { name: 'Join', exact: true }).first().click()
  }
  await join('')
  await expect(page.getByText(text.emailRequired)).toBeVisible()
  await join('nobody')
  await expect(page.getByText(text.emailInvalid)).toBeVisible()
  await join(email)
  await expect(page.getByText(text.checkInbox)).toBeVisible()

  const mail = await newestMailTo(request, email)
  for (const [path, button, done] of [
    ['confirm', 'Confirm', text.confirmed],
    ['unsubscribe', 'Unsubscribe', text.unsubscribed],
  ] as const) {
    const link = new RegExp(`/email-list/${path}\\?token=[\\w-]+`).exec(mail)?.[0] ?? ''
    await page.goto(link)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible()
    await expect(page).not.toHaveURL(/token/)
  }

  await page.goto('/email-list/unsubscribe?token=abc')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(text.linkUnknown)).toBeVisible()
})
