import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import {
  createArtist,
  createPage,
  deletePage,
  findPage,
  removeArtist,
  type StoredPage,
  saveElsewhere,
} from '@/plugins/visual-editor/e2e/owner-api'
import { block, pageOf } from '@/plugins/visual-editor/e2e/page-fixtures'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'Checked')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

test('a dead link keeps a page from going live until it is mended', async ({ page }) => {
  const before = await builder.ids()
  await builder.card('button').click()
  const id = await builder.newId(before)
  const link = builder.settings.getByLabel('Link', { exact: true })
  await link.fill('/no-such-page')
  await builder.saved()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('leads to /no-such-page, but your site has no such page')
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show me' }).click()
  await expect(dialog).toBeHidden()
  await expect(builder.bar).toBeVisible()
  await expect(link).toHaveValue('/no-such-page')
  await expect(link).toBeFocused()
  expect((await page.request.get(stored.pathname)).status()).toBe(404)

  await link.fill('/contact')
  await builder.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
  await expect(builder.block(id)).toBeVisible()
})

test('a link to a place on the page leads there once a block has its name', async ({
  page,
  browser,
}) => {
  const tall = block('container', { minHeight: 1200 })
  const layout = pageOf({
    go: block('button', { label: 'Tour', href: '#tour' }),
    before: tall,
    dates: block('container', { minHeight: 1200, backgroundColor: '#223344' }),
  })
  await saveElsewhere(page.request, stored, layout)
  await builder.open(stored.id)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('leads to #tour, but no block on this page has this name')
  await dialog
    .getByRole('listitem')
    .filter({ hasText: '#tour' })
    .getByRole('button', { name: 'Show me' })
    .click()
  await expect(builder.settings.getByLabel('Link', { exact: true })).toBeFocused()

  await builder.block('dates').click({ position: { x: 40, y: 40 } })
  const name = builder.settings.getByLabel('Name for links')
  await name.fill('Tour')
  await name.blur()
  await expect(name).toHaveValue('tour')
  await expect(builder.block('dates')).toHaveId('tour')
  await builder.saved()
  await builder.publish()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(stored.pathname)
  const place = visitor.locator('#tour')
  await expect(place).not.toBeInViewport()
  await visitor.locator('main').getByRole('link', { name: 'Tour', exact: true }).click()
  await expect.poll(async () => Math.round((await place.boundingBox())?.y ?? -1)).toBe(0)
  await expect(visitor).toHaveURL(/#tour$/)
  await visitor.context().close()
})

test('what could be better is said, and does not stand in the way', async ({ page }) => {
  const before = await builder.ids()
  await builder.card('image').click()
  await builder.newId(before)
  await builder.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('This block is empty. Visitors do not see it.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
})

test('a page is looked at before its time is set, too', async ({ page }) => {
  await builder.card('button').click()
  const link = builder.settings.getByLabel('Link', { exact: true })
  await link.fill('/no-such-page')
  await builder.saved()
  const setTime = async () => {
    await page.getByRole('button', { name: 'More about publishing' }).click()
    await page.getByRole('menuitem', { name: 'Schedule…' }).click()
    const schedule = page.getByRole('dialog', { name: 'Schedule this page' })
    const soon = new Date(Date.now() + 48 * 3600_000).toISOString().slice(0, 16)
    await schedule.getByLabel('Goes live').fill(soon)
    await schedule.getByRole('button', { name: 'Save schedule' }).click()
    return schedule
  }
  const schedule = await setTime()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog.getByRole('button', { name: 'Schedule anyway' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show me' }).click()
  await expect(schedule).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page.getByTestId('schedule')).toBeHidden()

  await link.fill('')
  await builder.saved()
  await setTime()
  await expect(dialog).toContainText('This button leads nowhere.')
  await dialog.getByRole('button', { name: 'Schedule anyway' }).click()
  await expect(schedule).toBeHidden()
  await expect(page.getByTestId('schedule')).toBeVisible()
})

test('the form of a page leads to the editor, which looks at the page at once', async ({
  page,
}) => {
  await builder.card('image').click()
  await builder.saved()
  await page.goto(`/admin/collections/pages/${stored.id}`)
  const link = page.getByRole('link', { name: 'Publish in the editor' })
  await expect(link).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish changes' })).toHaveCount(0)
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('This block is empty. Visitors do not see it.')
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible()
})

test('a button without a link is named, and its field has the keyboard', async ({ page }) => {
  await builder.card('button').click()
  await builder.saved()
  await builder.settings.getByRole('button', { name: 'Button', exact: true }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('This button leads nowhere.')
  await dialog.getByRole('button', { name: 'Show me' }).click()
  await expect(builder.settings.getByLabel('Link', { exact: true })).toBeFocused()
})

test('a legal page keeps its text, and does not go live without', async ({ context, browser }) => {
  const artist = await createArtist(context, 'Lawful')
  const other = await browser.newContext({ baseURL: process.env.E2E_ORIGIN })
  await signInOwner(other, artist.email)
  const own = new BuilderPage(await other.newPage())
  const { page } = own
  await own.open((await findPage(other.request, '/cookie-policy')).id)
  const words = await own.write('words')
  await page.keyboard.press('Escape')
  await expect(own.bar).toContainText('This page is for this text, so it stays')
  await page.keyboard.press('Delete')
  await expect(own.block('words')).toBeVisible()

  await own.write('words')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Escape')
  await own.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('This page has no text.')
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show me' }).click()
  await expect(words).toBeVisible()
  await page.keyboard.type('No cookies here.')
  await page.keyboard.press('Escape')
  await own.saved()
  await own.publish()
  expect(own.problems).toEqual([])
  await other.close()
  await removeArtist(context, artist)
  await signInOwner(context)
})

test('Show me leads to wherever something is mended', async ({ page, context }) => {
  const origin = process.env.E2E_ORIGIN ?? ''
  const answer = await context.request.get('/api/posts?depth=0&limit=1', { headers: { origin } })
  const [post] = ((await answer.json()) as { docs: { id: string }[] }).docs
  const other = await createPage(context.request, 'Shown')
  // What is found for which reason is looked at where it is found: this is about the ways there.
  const found = [
    { rule: 'contrast', severity: 'warning', message: 'A pair', place: { kind: 'theme' } },
    { rule: 'legal-text', severity: 'error', message: 'No such page', place: { kind: 'pages' } },
    { rule: 'legal-text', severity: 'error', message: 'No text', place: { kind: 'add' } },
    {
      rule: 'unreadable-post',
      severity: 'warning',
      message: 'A post',
      place: { kind: 'post', id: post?.id },
    },
    {
      rule: 'legal-text',
      severity: 'error',
      message: 'Another page',
      place: { kind: 'page', id: other.id },
    },
  ]
  await page.route('**/publish-check', (route) => route.fulfill({ json: { findings: found } }))
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  const showMe = async (message: string) => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialog
      .getByRole('listitem')
      .filter({ hasText: message })
      .getByRole('button', { name: 'Show me' })
      .click()
    await expect(dialog).toBeHidden()
  }
  for (const [message, name] of [
    ['A pair', 'Theme'],
    ['No such page', 'Pages'],
    ['No text', 'Add'],
  ] as const) {
    await showMe(message)
    const panel = page.getByRole('complementary', { name })
    await expect(panel).toBeVisible()
    await expect
      .poll(() => panel.evaluate((element) => element.contains(document.activeElement)), message)
      .toBe(true)
  }
  const opened = context.waitForEvent('page')
  await showMe('A post')
  const postPage = await opened
  await postPage.waitForURL(new RegExp(`/admin/collections/posts/${post?.id}`))
  await postPage.close()
  await showMe('Another page')
  await page.waitForURL(new RegExp(`/admin/collections/pages/${other.id}/builder`))
  await expect(builder.canvas.locator('[data-block-id]').first()).toBeVisible()
  await deletePage(context.request, other.id)
})

test('a legal text that phones hide is named, and the switch that shows it has the keyboard', async ({
  context,
  browser,
}) => {
  const artist = await createArtist(context, 'Hidden Law')
  const other = await browser.newContext({ baseURL: process.env.E2E_ORIGIN })
  await signInOwner(other, artist.email)
  const own = new BuilderPage(await other.newPage())
  const { page } = own
  await own.open((await findPage(other.request, '/cookie-policy')).id)
  await own.write('words')
  await page.keyboard.press('Escape')
  const onPhones = own.settings.getByRole('button', { name: 'Show on Phone' })
  if (!(await onPhones.isVisible())) {
    await own.settings.getByRole('button', { name: 'Size and place' }).click()
  }
  await onPhones.click()
  await own.saved()
  await own.settings.getByRole('button', { name: 'Size and place' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('The text of this page is hidden on some screens.')
  await expect(dialog).not.toContainText('has no text')
  await dialog.getByRole('button', { name: 'Show me' }).click()
  const first = own.settings.getByRole('group', { name: 'Show on' }).getByRole('button').first()
  await expect(first).toBeFocused()
  await onPhones.click()
  // As visitors see it: there is nothing to publish any more.
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible()
  expect(own.problems).toEqual([])
  await other.close()
  await removeArtist(context, artist)
  await signInOwner(context)
})

test('words in a colour that cannot be read keep a page from going live', async ({
  page,
  context,
}) => {
  const doc = {
    root: {
      type: 'root',
      version: 1,
      children: [
        {
          type: 'paragraph',
          version: 1,
          children: [
            { type: 'text', version: 1, text: 'Faint', format: 0, style: 'color: #1a1a1a' },
          ],
        },
      ],
    },
  }
  await saveElsewhere(context.request, stored, pageOf({ faint: block('text', { doc }) }))
  await builder.open(stored.id)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you go live' })
  await expect(dialog).toContainText('Words here are hard to read on what is behind them')
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Show me' }).click()
  await expect(builder.canvas.locator('[data-writing]')).toBeVisible()
})
