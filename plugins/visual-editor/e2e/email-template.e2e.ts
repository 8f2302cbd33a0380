import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { findProfileId } from '@/plugins/visual-editor/e2e/owner-api'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'

const origin = () => process.env.E2E_ORIGIN ?? ''
const emails = '/admin/collections/email-templates'

let builder: BuilderPage
let callUrl: string
let profileId: string

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  profileId = await findProfileId(context.request, 'luna-vale')
  callUrl = `/api/profiles/${profileId}/emails/receipt`
  await context.request.delete(callUrl, { headers: fromAdmin })
  builder = new BuilderPage(page)
})

test.afterEach(async ({ context }) => {
  await context.request.delete(callUrl, { headers: fromAdmin })
  // Looking into the preview from outside is refused by its sandbox, and noted by the browser.
  const own = builder.problems.filter((problem) => !problem.includes("'about:srcdoc'"))
  expect(own).toEqual([])
})

test('an artist makes the order receipt their own, looks at it, tests it and gives it back', async ({
  page,
  context,
}) => {
  await page.goto(emails)
  const row = page.locator('[data-key="receipt"]')
  await expect(row).toContainText('When an order is paid.')
  await expect(row).not.toContainText('Changed by you')
  await row.getByRole('link', { name: 'Edit Order receipt' }).click()
  await expect(builder.canvas.getByText('Thank you for your order')).toBeVisible({
    timeout: 60_000,
  })

  await test.step('change words and put a variable into them', async () => {
    await builder.canvas.getByText('It means a lot').click()
    const words = builder.canvas.locator('[data-writing]')
    await expect(words).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('You made my day. Your order: ')
    await page.getByRole('button', { name: 'Variables' }).click()
    await page.getByRole('button', { name: 'Total', exact: true }).click()
    await expect(words).toHaveText('You made my day. Your order: Total')
    await page.keyboard.press('Escape')
    await builder.saved()
    const { layout } = await stored()
    expect(JSON.stringify(layout)).toContain('You made my day. Your order: {{order.total}}')
  })

  await test.step('add a button by drag', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const before = await builder.ids()
    const words = builder.canvas.getByText('You made my day')
    const box = await words.boundingBox()
    await builder.dragTo(builder.card('email-button'), {
      x: (box?.x ?? 0) + 40,
      y: (box?.y ?? 0) + (box?.height ?? 0) + 2,
    })
    const id = await builder.newId(before)
    await expect(builder.block(id)).toContainText('Listen now')
    await builder.saved()
  })

  await test.step('the footer and what the email needs stay', async () => {
    await builder.canvas.getByText('You get this mail because').click()
    await expect(builder.bar.getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await page.keyboard.press('Delete')
    await expect(page.getByTestId('toast')).toContainText('Stays at the bottom')

    await builder.canvas.getByText('Salt & Signal').click()
    await builder.pressOnBar('Delete')
    await expect(page.getByTestId('toast')).toContainText(
      'This email needs “What was ordered”, so this stays.',
    )
    await expect(builder.canvas.getByText('Salt & Signal')).toBeVisible()
  })

  await test.step('a variable goes into the subject', async () => {
    await page.keyboard.press('Escape')
    await builder.settings.getByRole('button', { name: 'Done' }).click()
    const subject = builder.settings.getByRole('textbox', { name: 'Subject' })
    await subject.fill('Thanks for ')
    await page.getByRole('button', { name: 'Variables' }).click()
    await page.getByRole('button', { name: 'Order number', exact: true }).click()
    await expect(subject).toHaveValue('Thanks for {{order.number}}')
    await expect(builder.settings.getByText(/Thanks for BS-7K2M9Q$/)).toBeVisible()
    await builder.saved()
  })

  await test.step('see it as people get it, on a phone and in the dark', async () => {
    await page.getByRole('button', { name: 'Preview the email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    await expect(dialog.getByTestId('inbox-row')).toContainText('Thanks for BS-7K2M9Q')
    const mail = page.frameLocator('iframe[title="The email"]')
    await expect(mail.getByText('You made my day. Your order: $65.00')).toBeVisible()
    await dialog.getByRole('button', { name: '360 px' }).click()
    await dialog.getByRole('button', { name: 'Dark' }).click()
    const size = await dialog.locator('iframe').boundingBox()
    expect(size?.width).toBe(360)
    const isTooWide = await mail
      .locator('body')
      .evaluate((body) => body.scrollWidth > body.clientWidth)
    expect(isTooWide).toBe(false)
    await dialog.getByRole('button', { name: 'Plain text' }).click()
    await expect(dialog.locator('pre')).toContainText('You made my day. Your order: $65.00')
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a test is sent, and stands in the mail log', async () => {
    await page.getByRole('button', { name: 'Send test' }).click()
    await expect(page.getByTestId('toast')).toContainText(
      'Written to the mail log; no mail server is set up.',
    )
    const query = new URLSearchParams({ 'where[kind][equals]': 'email-test', limit: '1' })
    const answer = await context.request.get(`/api/mail-log?${query}`, {
      headers: fromAdmin,
    })
    const { docs } = (await answer.json()) as { docs: { subject: string; to: string }[] }
    expect(docs[0]).toMatchObject({
      subject: 'Test: Thanks for BS-7K2M9Q',
      to: 'luna@example.com',
    })
  })

  await test.step('people get it like this once it is published, and not before', async () => {
    await expect(page.getByText('Unpublished changes')).toBeVisible()
    expect((await stored()).hasUnpublished).toBe(true)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const found = page.getByRole('dialog', { name: 'Before people get it' })
    await expect(found).toContainText('This button leads nowhere yet.')
    await found.getByRole('button', { name: 'Publish anyway' }).click()
    await expect(page.getByTestId('toast')).toContainText('From now on it is sent like this.')
    await expect(page.getByText('Unpublished changes')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeDisabled()
    expect((await stored()).hasUnpublished).toBe(false)
  })

  await test.step('back to the shipped one', async () => {
    await page.getByRole('button', { name: 'Back to the admin' }).click()
    await expect(row).toContainText('Changed by you', { timeout: 60_000 })
    await expect(row).not.toContainText('Unpublished changes')
    await row.getByRole('button', { name: 'Reset Order receipt to shipped' }).click()
    await page.getByRole('button', { name: 'Reset to shipped', exact: true }).last().click()
    await expect(row).not.toContainText('Changed by you')
    expect((await stored()).isChanged).toBe(false)
  })

  async function stored(): Promise<{
    layout: unknown
    isChanged: boolean
    hasUnpublished: boolean
  }> {
    const answer = await context.request.get(callUrl, { headers: fromAdmin })
    return answer.json()
  }
})

test('the last variable that an email needs cannot be taken out of words or settings', async ({
  page,
}) => {
  callUrl = `/api/profiles/${profileId}/emails/password-reset`
  await page.context().request.delete(callUrl, { headers: fromAdmin })
  await page.goto(`/admin/emails/${profileId}/password-reset`)
  const someone = builder.canvas.getByText('Someone, hopefully you')
  await expect(someone).toBeVisible({ timeout: 60_000 })
  const label = 'Link to a new password'
  const needed = `This email needs “${label}”, so this stays.`
  const toast = page.getByTestId('toast')
  const button = builder.canvas.locator('a', { hasText: 'Set a new password' })

  // Where the link is that everybody shall press.
  await button.click()
  const address = builder.settings.getByRole('textbox', { name: 'Leads to' })
  await address.fill('https://luna.example/')
  await expect(toast).toContainText(needed)
  await expect(page.getByTestId('announcer')).toContainText(needed)
  await address.blur()
  await expect(address).toHaveValue('{{reset.url}}')
  await builder.pressOnBar('Delete')
  await expect(button).toBeVisible()

  // In words it may stand instead: then the button may go, and the words may not.
  await someone.click()
  const words = builder.canvas.locator('[data-writing]')
  await expect(words).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Here: ')
  await page.getByRole('button', { name: 'Variables' }).click()
  await page.getByRole('button', { name: label, exact: true }).click()
  await expect(words).toHaveText(`Here: ${label}`)
  await page.keyboard.press('Escape')
  await button.click()
  await builder.pressOnBar('Delete')
  await expect(button).toHaveCount(0)
  await builder.canvas.getByText('Here: ').click()
  await expect(words).toBeVisible()
  // By every other key: `../editor/email/writing/keep-variables.test.ts`.
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('x')
  await expect(toast).toContainText(needed)
  await expect(words).toContainText(label)
  await page.keyboard.press('Escape')
  await builder.pressOnBar('Delete')
  await expect(toast).toContainText(needed)
  await builder.saved()
})

test('a mail has tables among its words, and shows them on a phone and in the dark', async ({
  page,
}) => {
  callUrl = `/api/profiles/${profileId}/emails/password-reset`
  await page.context().request.delete(callUrl, { headers: fromAdmin })
  await page.goto(`/admin/emails/${profileId}/password-reset`)
  const first = builder.canvas.locator('[data-block-id] td > p').first()
  await expect(first).toBeVisible({ timeout: 60_000 })
  await first.click()
  const words = builder.canvas.locator('[data-writing]')
  await expect(words).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/3x2')
  await expect(page.getByRole('listbox', { name: 'Insert' })).toBeVisible()
  await page.keyboard.press('Enter')
  // At once: the code of tables is still on its way.
  await page.keyboard.type('Oban')
  await expect(words.locator('table th').first()).toHaveText('Oban')
  await page.screenshot({ path: test.info().outputPath('table.png') })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await builder.saved()

  await page.getByRole('button', { name: 'Preview the email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  const mail = page.frameLocator('iframe[title="The email"]')
  await expect(mail.locator('th', { hasText: 'Oban' })).toBeVisible()
  const ground = () =>
    mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const light = await ground()
  await dialog.getByRole('button', { name: '360 px' }).click()
  await dialog.getByRole('button', { name: 'Dark' }).click()
  await page.screenshot({ path: test.info().outputPath('dark-360.png') })
  expect(await mail.locator('body').evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0)
  test.info().annotations.push({ type: 'ground', description: `${light} ${await ground()}` })
})

// How the panel takes a variable where it lies over the email: `../editor/email/email-overview.test.tsx`.
test('the subject can be written on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/admin/emails/${profileId}/receipt`)
  await expect(builder.canvas.getByText('Thank you for your order')).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('navigation', { name: 'Panels' }).getByText('Subject').click()
  const panel = page.getByRole('complementary', { name: 'Subject' })
  await panel.getByRole('textbox', { name: 'Subject' }).fill('Thanks for ')
  await panel.getByRole('button', { name: 'Order number', exact: true }).click()
  await expect(panel.getByRole('textbox', { name: 'Subject' })).toHaveValue(
    'Thanks for {{order.number}}',
  )
  await panel.getByRole('textbox', { name: 'Preview text' }).fill('It is on its way')
  await panel.getByRole('button', { name: 'Close' }).click()
  await builder.saved()
  const answer = await page.context().request.get(callUrl, { headers: fromAdmin })
  expect(await answer.json()).toMatchObject({ subject: 'Thanks for {{order.number}}' })
})

// How it is taken over and given back: `lock.e2e.ts`, by the same hook and window.
test('who comes second to an email is told who writes it, and may take it over', async ({
  page,
  browser,
}) => {
  const path = `/admin/emails/${profileId}/receipt`
  await page.goto(path)
  await expect(builder.canvas.getByText('Thank you for your order')).toBeVisible({
    timeout: 60_000,
  })
  await builder.card('email-divider').click()
  await builder.saved()

  const other = await browser.newContext({ baseURL: origin() })
  await signInOwner(other, 'admin@example.com')
  const second = await other.newPage()
  await second.goto(path)
  const notice = second.getByRole('dialog', { name: / is editing this email$/ })
  await expect(notice).toBeVisible({ timeout: 60_000 })
  await notice.getByRole('button', { name: 'Take over' }).click()
  await expect(notice).toBeHidden()
  await other.close()
})

test('what gave way to mine is kept on this computer, and comes back', async ({
  page,
  context,
}) => {
  await page.goto(`/admin/emails/${profileId}/receipt`)
  await expect(builder.canvas.getByText('Thank you for your order')).toBeVisible({
    timeout: 60_000,
  })
  const headers = fromAdmin
  const { layout, rev } = await (await context.request.get(callUrl, { headers })).json()
  const elsewhere = await context.request.put(callUrl, {
    headers,
    data: { subject: 'Theirs', layout, rev },
  })
  expect(elsewhere.status()).toBe(200)

  const subject = builder.settings.getByRole('textbox', { name: 'Subject' })
  await subject.fill('Ours')
  const conflict = page.getByRole('dialog', { name: 'Changed in two windows' })
  await conflict.getByText('Keep mine').click()
  await conflict.getByRole('button', { name: 'Go on' }).click()
  await builder.saved()

  await page.getByRole('button', { name: 'More about this email' }).click()
  await page.getByRole('menuitem', { name: 'Kept on this computer…' }).click()
  const kept = page.getByRole('dialog', { name: 'Kept on this computer' })
  await expect(kept.getByRole('listitem')).toHaveText(/Theirs · subject changed/)
  await page.screenshot({ path: test.info().outputPath('kept.png') })
  await kept.getByRole('button', { name: 'Bring back' }).click()
  await expect(subject).toHaveValue('Theirs')
  await expect(page.getByTestId('toast')).toContainText('Undo takes that back.')
  await builder.saved()
})
