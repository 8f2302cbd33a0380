import { askReply } from '@/src/admin/writing/ask-reply'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import type { ReleaseForm, ReleaseStateBody } from '@/src/core/contracts/products/releases'

export type ReleaseApi = ReturnType<typeof createReleaseApi>

/** Calls about one release, with the signed-in owner's session. */
export function createReleaseApi(url: string) {
  return {
    read: () => askReply<ReleaseAnswer>(url, 'GET'),
    save: (rev: string, form: ReleaseForm) => askReply<ReleaseAnswer>(url, 'PUT', { rev, form }),
    setState: (body: ReleaseStateBody) => askReply<ReleaseAnswer>(`${url}/state`, 'POST', body),
    copy: () => askReply<{ id: string }>(`${url}/copy`, 'POST'),
    remove: () => askReply<null>(url, 'DELETE'),
  }
}
