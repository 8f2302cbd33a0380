import { expect, type Page } from '@playwright/test'

/** Until a form that saves by itself has stored all that was changed in it. */
export async function untilSaved(page: Page): Promise<void> {
  // What the field does on being left comes first.
  await page.locator('body').evaluate(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement) {
      activeElement.blur()
    }
  })
  await expect(page.getByTestId('save-state')).toHaveText(/^Saved \d/)
}
