import { changedIn, type Values } from '@/src/admin/autosave/form-values'
import { seenParam } from '@/src/admin/autosave/seen'
import { askReply, type Reply } from '@/src/admin/writing/ask-reply'
import { sameJson } from '@/src/core/json'

export type Document = Record<string, unknown> & { id: string; updatedAt: string }
export type StoredDocument = { id: string; rev: string; form: Values; doc: Document }

type Options = {
  /** Address of the document in the API. */
  url: string
  /** Who is asked whether somebody is logged in. */
  accountUrl: string
  given: StoredDocument
  /** How the form shows a document. */
  formOf: (doc: Document) => Promise<Values>
  onSaved: (stored: StoredDocument) => void
}

/**
 * A document of Payload's API as a form saves it: only what was changed is sent. What the server refuses is told at
 * its field and not sent again as it is, so that the rest is saved.
 */
export function createDocumentApi({ url, accountUrl, given, formOf, onSaved }: Options) {
  let stored = given
  const refused = new Map<string, { value: unknown; path: string; message: string }>()

  const isRefused = (key: string, value: unknown) => {
    const before = refused.get(key)
    return before !== undefined && sameJson(before.value, value)
  }

  const take = async (doc: Document, sent: Values): Promise<StoredDocument> => {
    const known = Object.keys(doc).every(
      (key) => sameJson(doc[key], key in sent ? sent[key] : stored.doc[key]) || key === 'updatedAt',
    )
    const form = known ? { ...stored.form, ...sent } : await formOf(doc)
    stored = { id: doc.id, rev: doc.updatedAt, form, doc }
    return stored
  }

  /** Payload refuses those who are not logged in as it does those who may not. */
  const withAccount = async (reply: Reply<never>): Promise<Reply<never>> => {
    if (reply.kind !== 'refused' || ![403, 404].includes(reply.status)) {
      return reply
    }
    const account = await askReply<{ user: unknown }>(accountUrl, 'GET')
    const isSignedOut = account.kind === 'done' && !account.answer.user
    return isSignedOut ? { ...reply, status: 401 } : reply
  }

  const send = async (rev: string, change: Values): Promise<Reply<StoredDocument>> => {
    const query = new URLSearchParams({ depth: '0', [seenParam]: rev })
    const reply = await askReply<{ doc: Document }>(`${url}?${query}`, 'PATCH', change)
    if (reply.kind === 'done') {
      const answer = await take(reply.answer.doc, change)
      onSaved(answer)
      return { kind: 'done', answer }
    }
    if (reply.kind === 'refused' && reply.status === 400) {
      const wrong = (reply.error.errors ?? []).map(({ field, message }) => {
        const [key = ''] = field.split('.')
        return { key, path: field, message }
      })
      const found = wrong.filter(({ key }) => key in change)
      for (const { key, path, message } of found) {
        refused.set(key, { value: change[key], path, message })
      }
      const rest = Object.entries(change).filter(([key]) => !isRefused(key, change[key]))
      if (found.length > 0 && found.length === wrong.length && rest.length > 0) {
        return send(rev, Object.fromEntries(rest))
      }
    }
    return withAccount(reply)
  }

  return {
    save: (rev: string, form: Values) => {
      const changed = changedIn(form, stored.form)
      // JSON has no way to say that a value is gone but this.
      return send(rev, Object.fromEntries(changed.map((key) => [key, form[key] ?? null])))
    },
    read: async (): Promise<Reply<StoredDocument>> => {
      const reply = await askReply<Document>(`${url}?depth=0`, 'GET')
      return reply.kind === 'done'
        ? { kind: 'done', answer: await take(reply.answer, {}) }
        : withAccount(reply)
    },
    isRefused,
    /** Of what stands in the form, what was refused as it stands, by path. */
    problemsIn: (form: Values): Record<string, string> =>
      Object.fromEntries(
        [...refused]
          .filter(([key]) => isRefused(key, form[key]))
          .map(([, { path, message }]) => [path, message]),
      ),
  }
}
