import type { Page } from '@playwright/test'

export const album = 'Salt & Signal'

/** The one `<audio>` of the page, as it is right now. */
export function audioState(page: Page) {
  return page.evaluate(() => {
    const [audio] = document.querySelectorAll('audio')
    return {
      count: document.querySelectorAll('audio').length,
      /** Survives as long as the element does: a new one would not carry it. */
      mark: audio?.dataset.mark ?? '',
      seconds: audio?.currentTime ?? 0,
      isPaused: audio?.paused ?? true,
    }
  })
}

export async function markAudio(page: Page, mark: string): Promise<void> {
  await page.evaluate((text) => {
    const audio = document.querySelector('audio')
    if (audio) {
      audio.dataset.mark = text
    }
  }, mark)
}

/** Opens a release of the store by clicking its card. */
export async function openRelease(page: Page, title: string): Promise<void> {
  await page.goto('/products')
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** From a release's page to checkout, by way of the cart that opens. */
export async function buyNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy Now' }).click()
  const cart = page.getByRole('dialog', { name: 'My Cart' })
  await cart.getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL(/\/checkout$/)
}

/** From a release's page to the test payment page. */
export async function goToPayment(page: Page, email: string): Promise<void> {
  await buyNow(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(/\/test-payments\//)
  await page.getByText('Test payments – no money is taken').first().waitFor()
}
