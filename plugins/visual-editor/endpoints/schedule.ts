import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import {
  isOfflineFirst,
  type PageSchedule,
  pageSchedule,
  scheduleBody,
  scheduleProblem,
} from '@/src/core/contracts/pages/page-calls'
import { AppError, refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { lockDocument } from '@/src/server/database/locks'
import { requireOwnDocument } from '@/src/server/owner'
import { setPageSchedule } from '@/src/server/pages/schedule'
import { withTx } from '@/src/server/transaction'

/**
 * Sets when the latest draft goes live and when the page goes offline; null takes a moment away, what
 * is left out stays. Answers the schedule as it is then.
 */
export const scheduleEndpoint = definePageEndpoint({
  method: 'post',
  path: '/:id/schedule',
  summary: 'Sets when a page goes live and offline',
  answer: pageSchedule,
  body: scheduleBody,
  failures: ['FORBIDDEN'],
  run: ({ req, body, page }) =>
    withTx(req, async () => {
      await lockDocument(req, slugs.pages, page.id)
      const { schedule, isUndeletable } = await requireOwnDocument(req, slugs.pages, page.id)
      const next: PageSchedule = {
        publishAt: schedule?.publishAt ?? null,
        unpublishAt: schedule?.unpublishAt ?? null,
        ...body,
      }
      checkDateTime('publishAt', body.publishAt)
      checkDateTime('unpublishAt', body.unpublishAt)
      if (body.unpublishAt && isUndeletable) {
        throw new AppError('FORBIDDEN', {
          message: 'Your site needs this page, so it cannot go offline.',
        })
      }
      if (isOfflineFirst(next)) {
        throw refusal('unpublishAt', ownerMessages.pages.offlineBeforeLive)
      }
      await setPageSchedule(req, page.id, next)
      return next
    }),
})

function checkDateTime(field: keyof PageSchedule, moment: string | null | undefined): void {
  const problem = moment ? scheduleProblem(moment) : ''
  if (problem) {
    throw refusal(field, problem)
  }
}

function refusal(field: string, message: string): AppError {
  return refusalOf([{ field, message }])
}
