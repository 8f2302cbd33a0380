import type { Page } from '@playwright/test'
import axe from 'axe-core'

type AxeWindow = {
  axe: {
    run: (
      context: object,
      options: object,
    ) => Promise<{
      violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
    }>
  }
}

/** Puts the checker into the page; once per load. */
export const addAxe = (page: Page) => page.addScriptTag({ content: axe.source })

/**
 * What axe finds in the editor itself: the page inside it is judged where visitors see it.
 *
 * @param rules these alone
 * @param include another part of the window
 */
export function violations(
  page: Page,
  rules?: readonly string[],
  include = '[data-builder]',
): Promise<string[]> {
  return page.evaluate(
    async ({ only, part }) => {
      const { axe: checker } = window as unknown as AxeWindow
      const result = await checker.run(
        { include: [part], ...(part === '[data-builder]' && { exclude: ['[data-block-id]'] }) },
        only ? { runOnly: { type: 'rule', values: only } } : {},
      )
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      )
    },
    { only: rules, part: include },
  )
}
