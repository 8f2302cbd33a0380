import { test } from '@playwright/test'
import { some } from '@/src/testing/soak'

/** Stories that set up a whole installation beside the demo, which takes minutes of a small machine. */
const drills = ['backup', 'export', 'pooler'] as const

/** One of them a day is in `npm test`; all are in `npm run soak -- --only crawl`. */
export function inTurn(drill: (typeof drills)[number]): void {
  const due = some(drills, drills.length)
  test.skip(!due.includes(drill), `It is the turn of ${due}; SOAK=1 npm run stories runs all.`)
}
