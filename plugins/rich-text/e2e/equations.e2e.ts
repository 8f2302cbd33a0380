import { TextStory } from '@/plugins/rich-text/e2e/text-story'
import { expect, test } from '@/plugins/visual-editor/e2e/editor-story'

let story: TextStory

test.beforeEach(async ({ context, page }) => {
  story = await TextStory.begin(context, page, 'Formulas')
})
test.afterEach(() => story.end())

test('a formula is typed with a preview, changed, and drawn for visitors without a script', async ({
  page,
}) => {
  await page.keyboard.type('Energy ')
  await story.insert('formula')
  const dialog = page.getByRole('dialog', { name: 'Insert a formula' })
  const latex = dialog.getByLabel('Formula, written as LaTeX')
  await expect(latex).toBeFocused()
  await latex.fill('\\fra')
  await expect(dialog.getByRole('alert')).toHaveText('“\\fra” is not known.')
  await expect(dialog.getByRole('button', { name: 'Insert' })).toBeDisabled()
  await latex.fill('E = mc^2')
  await expect(dialog.locator('output math msup')).toHaveCount(1)
  await dialog.getByLabel('Among the words').check()
  await dialog.getByRole('button', { name: 'Insert' }).click()
  const formula = story.words.locator('[data-atom]')
  await expect(formula.locator('math')).toBeVisible()
  expect(await formula.evaluate((element) => element.parentElement?.tagName)).toBe('P')

  await formula.dblclick()
  const again = page.getByRole('dialog', { name: 'Change the formula' })
  await again.getByLabel('Among the words').uncheck()
  await again
    .getByLabel('Formula, written as LaTeX')
    .fill('\\sum_{n=1}^{\\infty} \\frac{1}{n^2} = \\frac{\\pi^2}{6}')
  await again.getByRole('button', { name: 'Save' }).click()
  await expect(formula.locator('math munderover, math[display="block"]').first()).toBeVisible()
  expect(
    await formula.evaluate((element) => element.parentElement?.hasAttribute('data-writing')),
  ).toBe(true)
  await page.screenshot({ path: test.info().outputPath('editor.png') })
  await story.publish()

  for (const width of [375, 1280]) {
    const visitor = await story.visit(width)
    const scripts: string[] = []
    visitor.on('request', (request) => {
      if (request.url().includes('temml')) {
        scripts.push(request.url())
      }
    })
    await visitor.reload()
    await expect(visitor.locator('math[display="block"]')).toBeVisible()
    await expect(visitor.getByText('Energy')).toBeVisible()
    expect(await visitor.content()).toContain('<munderover')
    await visitor.screenshot({ path: test.info().outputPath(`site-${width}.png`) })
    expect(scripts).toEqual([])
    await visitor.close()
  }
})
