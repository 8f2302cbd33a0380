import type { Page } from '@playwright/test'
import { axeProblems } from '@/site/e2e/axe'

/** What axe finds in the editor itself: the page inside it is judged where visitors see it. */
export const editorProblems = (page: Page, rules?: readonly string[]): Promise<string[]> =>
  axeProblems(page, '[data-builder]', { without: '[data-block-id]', rules })
