import type { BlockDataRequest } from '@/plugins/visual-editor/editor/canvas/block-data-store'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import type { PageDocument } from '@/src/core/page-document/schema'

export type StoredPage = { layout: unknown; rev: number }
export type PublishResult = { kind: 'published' } | { kind: 'failed'; message: string }

/** Calls about one page, with the signed-in owner's session. Never throws for an answer of the server. */
export type PagesApi = ReturnType<typeof createPagesApi>

export function createPagesApi(apiPath: string, pageId: string) {
  const pageUrl = `${apiPath}/pages/${pageId}`

  return {
    async saveDraft(layout: PageDocument, baseRev: number): Promise<SaveResult> {
      const query = 'draft=true&autosave=true&depth=0&select[rev]=true'
      const answer = await send(`${pageUrl}?${query}`, 'PATCH', {
        layout,
        rev: baseRev,
        _status: 'draft',
      })
      if (!answer || answer.status >= 500 || answer.status === 429) {
        return { kind: 'unreachable' }
      }
      if (answer.status === 200) {
        return { kind: 'saved', rev: readNumber(answer.body, ['doc', 'rev']) ?? baseRev + 1 }
      }
      if (answer.status === 409 || answer.status === 423) {
        return { kind: answer.status === 409 ? 'conflict' : 'locked' }
      }
      return { kind: 'refused', message: messageOf(answer.body) }
    },

    /** Makes the latest draft the live page. */
    async publish(): Promise<PublishResult> {
      const query = 'depth=0&select[rev]=true'
      const answer = await send(`${pageUrl}?${query}`, 'PATCH', { _status: 'published' })
      return answer?.status === 200
        ? { kind: 'published' }
        : { kind: 'failed', message: messageOf(answer?.body) }
    },

    /** The latest draft on the server; null when it cannot be read. */
    async load(): Promise<StoredPage | null> {
      const answer = await send(`${pageUrl}?draft=true&depth=0`, 'GET')
      const rev = readNumber(answer?.body, ['rev'])
      return answer?.status === 200 && rev !== undefined
        ? { layout: readPath(answer.body, ['layout']), rev }
        : null
    },

    /** What the given blocks show; blocks the server could not answer for are missing. */
    async blockData(requests: BlockDataRequest[]): Promise<Record<string, unknown>> {
      const blocks = requests.map(({ type, props }) => ({ type, props }))
      const answer = await send(`${pageUrl}/block-data`, 'POST', { blocks })
      const data = readPath(answer?.body, ['data'])
      return isRecord(data) ? data : {}
    },
  }
}

type Answer = { status: number; body: unknown }

async function send(url: string, method: string, body?: unknown): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer: unknown = await response.json().catch(() => null)
    return { status: response.status, body: answer }
  } catch {
    return null
  }
}

function messageOf(body: unknown): string {
  const message = readPath(body, ['errors', '0', 'message']) ?? readPath(body, ['message'])
  return typeof message === 'string' ? message : 'Something went wrong. Please try again.'
}

function readNumber(value: unknown, path: string[]): number | undefined {
  const found = readPath(value, path)
  return typeof found === 'number' ? found : undefined
}

function readPath(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (current, key) => (isRecord(current) ? current[key] : undefined),
    value,
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
