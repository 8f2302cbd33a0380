import { limits } from '@/src/core/limits'
import { checkSound, checkSoundData } from '@/src/server/delivery/check-sound'
import { prepareArchive, prepareArchiveData } from '@/src/server/delivery/prepare-archive'
import { prepareTrack, prepareTrackData } from '@/src/server/delivery/prepare-track'
import { removeFiles, removeFilesData } from '@/src/server/delivery/rendition-rows'
import { sendNewsletter, sendNewsletterData } from '@/src/server/newsletters/send-newsletter'
import { pageScheduleData, runPageSchedule } from '@/src/server/pages/run-schedule'
import { endSubscription, endSubscriptionData } from '@/src/server/payments/end-subscription'
import { defineJob } from '@/src/server/queue/define-job'
import {
  expireAbandonedCheckoutData,
  jobHandler,
  notifyGiftWithdrawnData,
  notifyHoldersData,
  notifyReviewData,
  refundEventData,
} from '@/src/server/queue/job-handlers'

/** What takes money until it has ended is tried twice a day for three months, should the keys be wrong so long. */
const untilHeard = { retries: 180, retryDelaySeconds: 1, keepDays: 180 }

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
  'end-subscription': defineJob({
    data: endSubscriptionData,
    run: ({ payload, data }) => endSubscription(payload, data),
    ...untilHeard,
  }),
  'give-up-page': defineJob({
    data: expireAbandonedCheckoutData,
    run: ({ payload, data }) => jobHandler(payload, 'give-up-page')(payload, data),
    ...untilHeard,
  }),
  'refund-event': defineJob({
    data: refundEventData,
    run: ({ payload, data }) => jobHandler(payload, 'refund-event')(payload, data),
    timeoutSeconds: 600,
  }),
  'tell-holders': defineJob({
    data: notifyHoldersData,
    run: ({ payload, data }) => jobHandler(payload, 'tell-holders')(payload, data),
    timeoutSeconds: 600,
  }),
  'tell-withdrawn': defineJob({
    data: notifyGiftWithdrawnData,
    run: ({ payload, data }) => jobHandler(payload, 'tell-withdrawn')(payload, data),
  }),
  'tell-review': defineJob({
    data: notifyReviewData,
    run: ({ payload, data }) => jobHandler(payload, 'tell-review')(payload, data),
  }),
  'check-sound': defineJob({
    data: checkSoundData,
    run: async ({ payload, data }) => {
      await checkSound(payload, data.audioFileId)
    },
    timeoutSeconds: limits.download.jobSeconds,
  }),
  'prepare-track': defineJob({
    data: prepareTrackData,
    run: ({ payload, data }) => prepareTrack(payload, data.trackId),
    timeoutSeconds: limits.download.jobSeconds,
  }),
  'prepare-archive': defineJob({
    data: prepareArchiveData,
    run: ({ payload, data }) => prepareArchive(payload, data.fileId),
    timeoutSeconds: limits.download.jobSeconds,
  }),
  'remove-files': defineJob({
    data: removeFilesData,
    run: ({ data }) => removeFiles(data.keys),
    timeoutSeconds: 300,
  }),
}
