import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Less than half of the code that every page that is looked at has to load and compile. */
const checkerPath = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'))

type Look = {
  /** What is not looked at. */
  without?: string
  /** These alone. */
  rules?: readonly string[] | undefined
}

/** What axe finds within a part of the page, one line each. */
export async function axeProblems(
  page: Page,
  within = 'html',
  { without, rules }: Look = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // As the browser's own tools do: no page's policy keeps it out.
    await page.evaluate(await readFile(checkerPath, 'utf8'))
  }
  return page.evaluate(
    async ({ include, exclude, only }) => {
      // Colours that are on their way are those of nothing.
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.allSettled(moving.map(({ finished }) => finished))
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const { violations } = await checker.run(
        { include, exclude },
        {
          // Nobody reads what passed, and nothing here is styled by another server.
          resultTypes: ['violations'],
          preload: { assets: ['media'] },
          ...(only && { runOnly: { type: 'rule', values: [...only] } }),
        },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      )
    },
    { include: [within], exclude: without ? [without] : [], only: rules },
  )
}
