import type { Page } from '@playwright/test'
import { cookiePrefix } from '@/src/core/auth-cookie'

type AdminWindow = Window & {
  /** Whom the admin was loaded for, and how it is coloured. */
  loadedFor?: string
  next?: { router?: { push: (path: string) => void } }
}

/**
 * Opens a screen of the admin: by its own router, as its links do, where it is open already. To load and
 * to start all its scripts keeps a machine busy for longer than most stories.
 */
export async function openInAdmin(page: Page, path: string): Promise<void> {
  const cookies = await page.context().cookies()
  const loadedFor = cookies
    .filter(({ name }) => name.startsWith(cookiePrefix))
    .map(({ name, value }) => `${name}=${value}`)
    .sort()
    .join()
  const isOnItsWay = await page.evaluate(
    ({ path: to, loadedFor: who }) => {
      const { loadedFor: known, next, location } = window as AdminWindow
      const router = known === who && location.pathname !== to ? next?.router : undefined
      router?.push(to)
      return router !== undefined
    },
    { path, loadedFor },
  )
  if (isOnItsWay) {
    await page.waitForURL((url) => url.pathname === path)
    return
  }
  await page.goto(path)
  await page.evaluate((who) => Object.assign(window, { loadedFor: who }), loadedFor)
}
