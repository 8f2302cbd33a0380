import type { Page } from '@playwright/test'
import axe from 'axe-core'

type AxeWindow = {
  axe: { run: (context: object) => Promise<{ violations: { id: string; nodes: Named[] }[] }> }
}
type Named = { target: unknown[]; failureSummary?: string }

/** What axe finds within a part of the page, one line each. */
export async function axeProblems(page: Page, within: string): Promise<string[]> {
  await page.addScriptTag({ content: axe.source })
  return page.evaluate(async (selector) => {
    const { axe: checker } = window as unknown as AxeWindow
    const { violations } = await checker.run({ include: [selector] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, within)
}
