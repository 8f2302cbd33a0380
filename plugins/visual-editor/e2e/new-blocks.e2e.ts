import { BuilderPage } from '@/plugins/visual-editor/e2e/builder-page'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'
import { createPage, deletePage, type StoredPage } from '@/plugins/visual-editor/e2e/owner-api'
import { signInOwner } from '@/site/e2e/owner-session'

let stored: StoredPage
let builder: BuilderPage

test.beforeEach(async ({ context, page }) => {
  await signInOwner(context)
  stored = await createPage(context.request, 'New blocks')
  builder = new BuilderPage(page)
  await builder.open(stored.id)
})

test.afterEach(async ({ context }) => {
  expect(builder.problems).toEqual([])
  await deletePage(context.request, stored.id)
})

async function add(type: string): Promise<string> {
  const before = await builder.ids()
  await builder.card(type).click()
  return builder.newId(before)
}

test('blocks with data show on the canvas what visitors will see', async ({ browser }) => {
  const events = await add('upcoming-events')
  const tiers = await add('membership-section')
  const list = await add('email-list')
  await expect(builder.block(events)).toContainText('Salt & Signal, the launch')
  await expect(builder.block(tiers)).toContainText('$5/Mo')
  await expect(builder.block(list)).toContainText('Join my email list')
  await builder.settings.getByRole('textbox', { name: 'Title' }).fill('Letters')
  await builder.settings
    .getByRole('combobox', { name: 'List' })
    .selectOption({ label: 'Newsletter' })
  await expect(builder.block(list)).toContainText('Letters')
  await builder.publish()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(stored.pathname)
  for (const name of ['Upcoming Events', 'Become a member', 'Letters']) {
    await expect(visitor.getByRole('region', { name })).toBeVisible()
  }
  await visitor.context().close()
})

test('a modal is filled on the canvas and opened by keyboard on the site', async ({ browser }) => {
  const modal = await add('modal')
  await builder.settings.getByLabel('Label').fill('Read the words')
  await builder.settings.getByLabel('Title').fill('The words')
  const icon = await add('icon')
  const inside = builder.block(modal).locator(`[data-block-id="${icon}"]`)
  await expect(inside).toBeVisible()
  await builder.settings.getByRole('button', { name: 'heart' }).click()
  await builder.settings.getByLabel('Link', { exact: true }).fill('/contact')
  await builder.settings.getByLabel('In words').fill('Write to me')
  await builder.saved()

  await builder.canvas.focus()
  await builder.page.keyboard.press('Escape')
  const toggle = builder.bar.getByRole('button', { name: 'Show what opens' })
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await builder.pressOnBar('Show what opens')
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(inside).toHaveCount(0)
  await builder.carry(builder.card('button'), await builder.pointIn(modal, 0.1, 0.5))
  await expect(inside).toBeVisible()
  await builder.page.keyboard.press('Escape')
  await builder.page.mouse.up()
  await expect(inside).toHaveCount(0)
  await expect(builder.saveState).toHaveText(/^Saved/)
  await builder.publish()

  for (const javaScriptEnabled of [true, false]) {
    const visitor = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await visitor.goto(stored.pathname)
    const button = visitor.getByRole('button', { name: 'Read the words' })
    const dialog = visitor.getByRole('dialog', { name: 'The words' })
    await button.focus()
    await visitor.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await visitor.keyboard.press('Tab')
    await expect(dialog.getByRole('link', { name: 'Write to me' })).toBeFocused()
    await visitor.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await visitor.context().close()
  }
})
