import { axeProblems } from '@/site/e2e/axe'
import { signInOwner } from '@/site/e2e/owner-session'
import { expect, test } from '@/site/e2e/story'

test('an artist looks somebody up, notes something, and makes a segment', async ({
  page,
  context,
}) => {
  await signInOwner(context)
  await page.goto('/admin/people')

  await test.step('finds a fan by the address', async () => {
    await page.getByRole('searchbox', { name: 'Search by name or address' }).fill('FAN@EXAMPLE')
    await expect(page.getByRole('status').filter({ hasText: '1 person' })).toBeVisible()
    expect(await axeProblems(page, '.gutter')).toEqual([])
    await page.getByRole('table').getByRole('link').click()
    await expect(page).toHaveURL(/\/people\/[\w-]{36}$/)
  })

  await test.step('reads what is known, and keeps a note', async () => {
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
    await page.getByRole('textbox', { name: 'A note' }).fill('Asked for a signed copy')
    await page.getByRole('button', { name: 'Add note' }).click()
    const remove = page.getByRole('button', { name: /^Delete the note “Asked/ })
    await expect(remove).toBeVisible()
    expect(await axeProblems(page, '.gutter')).toEqual([])
    await remove.click()
    await expect(remove).toBeHidden()
  })

  await test.step('sees whom rules reach while they are written', async () => {
    await page.goto('/admin/collections/segments/create')
    await page.getByRole('textbox', { name: 'Name' }).fill('Listeners')
    await page.getByRole('button', { name: 'Add a rule' }).click()
    const reach = page.getByRole('status').filter({ hasText: 'Reaches' })
    await expect(reach).toBeVisible()
    await page
      .getByRole('combobox', { name: 'Rule 1', exact: true })
      .selectOption('has a ticket for')
    await expect(page.getByText('Finish the rules to see whom they reach.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Rule 1', exact: true }).selectOption('is on the list')
    await expect(reach).toContainText('may be mailed')
    expect(await axeProblems(page, 'form')).toEqual([])
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(/\/segments\/[\w-]{36}/)
  })
})
