import { sendMail, sendMailData } from '@/src/server/mail/send-mail'
import { pageScheduleData, runPageSchedule } from '@/src/server/pages/run-schedule'
import { defineJob } from '@/src/server/queue/define-job'

/** Every kind of background work by name. Names are stored with waiting jobs: never reuse one. */
export const jobs = {
  'send-mail': defineJob({
    data: sendMailData,
    run: ({ payload, data }) => sendMail(payload, data),
  }),
  'page-schedule': defineJob({
    data: pageScheduleData,
    run: ({ payload, data }) => runPageSchedule(payload, data.pageId),
  }),
}
