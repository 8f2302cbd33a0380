import { revisionField } from '@/packages/visual-editor/src/plugin/settings'
import type { EditedPage } from '@/packages/visual-editor/src/view/edited-page'
import { saveAnswer } from '@/plugins/visual-editor/editor/save/calls/draft-calls'
import {
  type Answer,
  isRecord,
  messageOf,
  readNumber,
  readPath,
  send,
} from '@/plugins/visual-editor/editor/save/calls/owner-call'
import type { PublishResult } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import type { PageDocument } from '@/src/core/page-document/schema'

export type StoredPage = { layout: unknown; rev: number; isLive: boolean }

/** Calls of Payload's own about one document, with the session of who edits it. None of them throws. */
export type PageApi = ReturnType<typeof createPageApi>

export function createPageApi({
  id,
  slug,
  field,
  hasDrafts,
  savesItself,
  apiPath,
  usersSlug,
}: EditedPage) {
  const url = `${apiPath}/${slug}/${id}`
  const revField = revisionField(field)

  const storedIn = (body: unknown): StoredPage | null =>
    isRecord(body)
      ? {
          layout: body[field] ?? null,
          rev: readNumber(body, [revField]) ?? 0,
          isLive: !hasDrafts || body._status === 'published',
        }
      : null

  const read = async (query: string): Promise<StoredPage | null> => {
    const answer = await send(`${url}?depth=0&${query}`, 'GET')
    return answer?.status === 200 ? storedIn(answer.body) : null
  }

  return {
    /** The latest draft; null when it cannot be read. */
    load: () => read(`draft=${hasDrafts}`),

    /** What visitors have; null when there is none, or nobody could be asked. */
    async loadLive(): Promise<StoredPage | null> {
      const live = await read('draft=false')
      return live?.isLive ? live : null
    },

    async save(layout: PageDocument, rev: number, keepsFormer: boolean): Promise<SaveResult> {
      const isAutosave = savesItself && !keepsFormer
      const query = hasDrafts ? `&draft=true${isAutosave ? '&autosave=true' : ''}` : ''
      const answer = await send(`${url}?depth=0${query}`, 'PATCH', {
        [field]: layout,
        [revField]: rev,
        ...(hasDrafts && { _status: 'draft' }),
      })
      return saveAnswer(apiPath, readable(answer, revField), rev, usersSlug)
    },

    /** Makes the latest draft live, when it is the one of the given revision. */
    async publish(rev: number): Promise<PublishResult> {
      const answer = await send(`${url}?depth=0`, 'PATCH', {
        [revField]: rev,
        _status: 'published',
      })
      if (answer?.status === 409) {
        return { kind: 'conflict' }
      }
      const isLive =
        answer?.status === 200 || (answer === null && (await read('draft=true'))?.isLive)
      return isLive
        ? { kind: 'published' }
        : { kind: 'failed', message: messageOf(readable(answer, revField)?.body) }
    },
  }
}

/** Payload tells what is wrong with a field below its message, and the revision by the field's own name. */
function readable(answer: Answer | null, revField: string): Answer | null {
  const details = readPath(answer?.body, ['errors', '0', 'data', 'errors'])
  if (answer && Array.isArray(details) && details.length > 0) {
    const errors = details.map((each) => ({ ...each, field: readPath(each, ['path']) }))
    return { ...answer, body: { errors } }
  }
  const rev = readNumber(answer?.body, ['doc', revField])
  return answer && rev !== undefined ? { ...answer, body: { rev } } : answer
}
