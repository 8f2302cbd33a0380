import { sendNewsletter, sendNewsletterData } from '@/src/server/newsletters/send-newsletter'
import { pageScheduleData, runPageSchedule } from '@/src/server/pages/run-schedule'
import { defineJob } from '@/src/server/queue/define-job'

/** Every kind of background work by name. Names are stored with waiting jobs: never reuse one. */
export const jobs = {
  'page-schedule': defineJob({
    data: pageScheduleData,
    run: ({ payload, data }) => runPageSchedule(payload, data.pageId),
  }),
  'send-newsletter': defineJob({
    data: sendNewsletterData,
    run: ({ payload, data }) => sendNewsletter(payload, data.newsletterId),
    timeoutSeconds: 600,
  }),
}
