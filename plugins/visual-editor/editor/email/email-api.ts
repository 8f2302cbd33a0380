import type { BlockDataRequest } from '@/plugins/visual-editor/editor/canvas/blocks/block-data-store'
import { layoutOf, subjectOf } from '@/plugins/visual-editor/editor/email/email-document'
import { saveAnswer } from '@/plugins/visual-editor/editor/save/calls/draft-calls'
import { createLockCalls } from '@/plugins/visual-editor/editor/save/calls/lock-calls'
import {
  isRecord,
  messageOf,
  readPath,
  send,
} from '@/plugins/visual-editor/editor/save/calls/owner-call'
import type { PublishResult } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import {
  type EmailPreview,
  type EmailTest,
  emailPreviewAnswer,
  emailTestAnswer,
  type StoredEmail,
  storedEmail,
} from '@/src/core/contracts/audience/emails'
import type { PageDocument } from '@/src/core/page-document/schema'

/** Calls about one email, with the signed-in owner's session. None of them throws. */
export type EmailApi = ReturnType<typeof createEmailApi>

type Paths = { call: string; lock: string; blockData: string }

/** @param paths of the email and what belongs to it, below the address of the API */
export function createEmailApi(apiPath: string, paths: Paths) {
  const url = `${apiPath}${paths.call}`
  const written = (document: PageDocument) => ({
    subject: subjectOf(document),
    layout: layoutOf(document),
  })
  const read = async (
    method: 'GET' | 'DELETE' | 'POST',
    path = '',
    body?: unknown,
  ): Promise<StoredEmail | null> => {
    const answer = await send(`${url}${path}`, method, body)
    const parsed = storedEmail.safeParse(answer?.body)
    return answer?.status === 200 && parsed.success ? parsed.data : null
  }

  return {
    ...createLockCalls(`${apiPath}${paths.lock}`),

    load: () => read('GET'),

    /** Back to the shipped one; answers it, or null when that failed. */
    reset: () => read('DELETE'),

    /** Back to what is sent; answers it, or null when that failed. */
    discard: (rev: number) => read('POST', '/discard', { rev }),

    /** Has it sent as it is written. */
    async publish(rev: number): Promise<PublishResult> {
      const answer = await send(`${url}/publish`, 'POST', { rev })
      if (answer?.status === 200) {
        return { kind: 'published' }
      }
      return answer?.status === 409
        ? { kind: 'conflict' }
        : { kind: 'failed', message: messageOf(answer?.body) }
    },

    async save(document: PageDocument, rev: number): Promise<SaveResult> {
      return saveAnswer(apiPath, await send(url, 'PUT', { ...written(document), rev }), rev)
    },

    /** The mail as people get it, with sample values; what is wrong with it where it cannot be made. */
    async preview(document: PageDocument): Promise<EmailPreview | string> {
      const answer = await send(`${url}/preview`, 'POST', written(document))
      const parsed = emailPreviewAnswer.safeParse(answer?.body)
      return answer?.status === 200 && parsed.success ? parsed.data : messageOf(answer?.body)
    },

    /** Sends it to the artist alone; answers where it went, if anywhere, or why not. */
    async test(document: PageDocument): Promise<EmailTest | string> {
      const answer = await send(`${url}/test`, 'POST', written(document))
      const parsed = emailTestAnswer.safeParse(answer?.body)
      return answer?.status === 200 && parsed.success ? parsed.data : messageOf(answer?.body)
    },

    /** What the given blocks show; blocks the server could not answer for are missing. */
    async blockData(requests: BlockDataRequest[]): Promise<Record<string, unknown>> {
      const blocks = requests.map(({ type, props }) => ({ type, props }))
      const answer = await send(`${apiPath}${paths.blockData}`, 'POST', { blocks })
      const data = readPath(answer?.body, ['data'])
      return isRecord(data) ? data : {}
    },
  }
}
