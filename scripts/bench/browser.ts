import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import type { Session } from '@/scripts/bench/session'

/** A browser of its own for one measurement, with what it is told besides. */
export async function withBrowser<Result>(
  session: Session,
  work: (browser: Browser) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: session.chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A page that has nothing in its cache. */
export async function withFreshPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

/**
 * Source that runs a function of ours in the page. The compiler names inner functions by a helper of
 * its own, which is not there.
 */
export function inPage<Input>(run: (input: Input) => unknown, input: Input): string {
  return `(() => { const __name = (made) => made; return (${run})(${JSON.stringify(input)}) })()`
}
