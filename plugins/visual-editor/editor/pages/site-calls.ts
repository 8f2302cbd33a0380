import { messageOf, readPath, send } from '@/plugins/visual-editor/editor/save/calls/owner-call'
import type { PageList } from '@/src/core/contracts/pages/page-answers'
import type { PageChange, SettingsAnswer } from '@/src/core/contracts/pages/pages'
import type { PageTemplateId } from '@/src/core/page-document/templates/pages'

/** What a call came to; `message` may be shown. */
export type Outcome<Value = null> = { value: Value } | { message: string }

const unreachable = { message: 'The server cannot be reached. Please try again.' }

export type SiteCalls = ReturnType<typeof createSiteCalls>

/** Calls about all pages of one site, with the signed-in owner's session. None throws. */
export function createSiteCalls(apiPath: string, profileId: string) {
  const profile = `${apiPath}/profiles/${profileId}`
  const page = (id: string) => `${apiPath}/pages/${id}`

  const ask = async <Value = null>(
    url: string,
    method: string,
    body: unknown,
    read: (body: unknown) => Value,
  ): Promise<Outcome<Value>> => {
    const answer = await send(url, method, body)
    if (!answer) {
      return unreachable
    }
    return answer.status < 300 ? { value: read(answer.body) } : { message: messageOf(answer.body) }
  }
  const nothing = () => null
  const idOf = (body: unknown) => String(readPath(body, ['id']))

  return {
    list: () => ask(`${profile}/pages`, 'GET', undefined, (body) => body as PageList),

    /** Answers the id of the new draft. */
    create: (template: PageTemplateId) => ask(`${profile}/pages`, 'POST', { template }, idOf),
    copy: (id: string) => ask(`${profile}/pages/${id}/copies`, 'POST', {}, idOf),

    /** Answers the id of the draft that a deleted page is now. */
    restore: (id: string) => ask(`${profile}/deleted-pages/${id}/restore`, 'POST', {}, idOf),

    order: (ids: readonly string[]) => ask(`${profile}/page-order`, 'POST', { ids }, nothing),

    /** Into the draft; visitors see it once the page is published. */
    change: (id: string, change: { base: PageChange; mine: PageChange }) =>
      ask(`${page(id)}/settings`, 'PATCH', change, (body) => body as SettingsAnswer),

    publish: (id: string) =>
      ask(`${page(id)}?depth=0&select[title]=true`, 'PATCH', { _status: 'published' }, nothing),

    /** @param isLeaving the window closes meanwhile */
    remove: (id: string, isLeaving = false) =>
      isLeaving
        ? leave(page(id))
        : ask(`${page(id)}?depth=0&select[title]=true`, 'DELETE', undefined, nothing),
  }
}

async function leave(url: string): Promise<Outcome> {
  const call = fetch(url, { method: 'DELETE', credentials: 'include', keepalive: true })
  const answer = await call.catch(() => null)
  return answer?.ok ? { value: null } : unreachable
}
