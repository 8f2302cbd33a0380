import { askReply } from '@/src/admin/writing/ask-reply'

export type WritingApi<Form, Answer, StateBody> = ReturnType<
  typeof createWritingApi<Form, Answer, StateBody>
>

/** Calls about what is written on one screen, with the signed-in owner's session. */
export function createWritingApi<Form, Answer, StateBody>(url: string) {
  return {
    read: () => askReply<Answer>(url, 'GET'),
    save: (rev: string, form: Form) => askReply<Answer>(url, 'PUT', { rev, form }),
    setState: (body: StateBody) => askReply<Answer>(`${url}/state`, 'POST', body),
    copy: () => askReply<{ id: string }>(`${url}/copy`, 'POST'),
    remove: () => askReply<null>(url, 'DELETE'),
  }
}
