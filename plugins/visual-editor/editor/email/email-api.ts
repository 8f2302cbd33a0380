import type { BlockDataRequest } from '@/plugins/visual-editor/editor/canvas/block-data-store'
import { layoutOf, subjectOf } from '@/plugins/visual-editor/editor/email/email-document'
import { saveAnswer } from '@/plugins/visual-editor/editor/save/draft-calls'
import { isRecord, messageOf, readPath, send } from '@/plugins/visual-editor/editor/save/owner-call'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import {
  type EmailPreview,
  emailPreviewAnswer,
  emailTestAnswer,
  type StoredEmail,
  storedEmail,
} from '@/src/core/contracts/emails'
import type { PageDocument } from '@/src/core/page-document/schema'

/** Calls about one email, with the signed-in owner's session. None of them throws. */
export type EmailApi = ReturnType<typeof createEmailApi>

/** @param url of the email */
export function createEmailApi(apiPath: string, url: string) {
  const written = (document: PageDocument) => ({
    subject: subjectOf(document),
    layout: layoutOf(document),
  })
  const read = async (method: 'GET' | 'DELETE'): Promise<StoredEmail | null> => {
    const answer = await send(url, method)
    const parsed = storedEmail.safeParse(answer?.body)
    return answer?.status === 200 && parsed.success ? parsed.data : null
  }

  return {
    load: () => read('GET'),

    /** Back to the shipped one; answers it, or null when that failed. */
    reset: () => read('DELETE'),

    async save(document: PageDocument, rev: number): Promise<SaveResult> {
      return saveAnswer(apiPath, await send(url, 'PUT', { ...written(document), rev }), rev)
    },

    /** The mail as people get it, with sample values; what is wrong with it where it cannot be made. */
    async preview(document: PageDocument): Promise<EmailPreview | string> {
      const answer = await send(`${url}/preview`, 'POST', written(document))
      const parsed = emailPreviewAnswer.safeParse(answer?.body)
      return answer?.status === 200 && parsed.success ? parsed.data : messageOf(answer?.body)
    },

    /** Sends it to the artist alone; answers where it went, or why not. */
    async test(document: PageDocument): Promise<{ to: string } | string> {
      const answer = await send(`${url}/test`, 'POST', written(document))
      const parsed = emailTestAnswer.safeParse(answer?.body)
      return answer?.status === 200 && parsed.success ? parsed.data : messageOf(answer?.body)
    },

    /** What the given blocks show; blocks the server could not answer for are missing. */
    async blockData(requests: BlockDataRequest[]): Promise<Record<string, unknown>> {
      const blocks = requests.map(({ type, props }) => ({ type, props }))
      const answer = await send(`${url}/block-data`, 'POST', { blocks })
      const data = readPath(answer?.body, ['data'])
      return isRecord(data) ? data : {}
    },
  }
}
