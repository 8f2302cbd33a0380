import type { PayloadRequest } from 'payload'
import { withTx } from '@/src/server/transaction'

/** What an artist writes as a whole, with what tells whether it was changed since. */
type Written<Form> = { rev: string; form: Form }

type Ways<Form, Answer> = {
  read: (req: PayloadRequest, profileId: string, id: string) => Promise<Answer>
  save: (
    req: PayloadRequest,
    whole: Written<Form> & { profileId: string; id: string },
  ) => Promise<Answer>
}

type Changes<Form> = { [Name in keyof Form]?: Form[Name] | undefined }

/**
 * The call that changes some of what an artist writes as a whole; the rest stays as it is.
 *
 * @throws {AppError} `STALE_REVISION` when somebody saves it at the same time
 */
export function changerOf<Form extends object, Answer extends Written<Form>>({
  read,
  save,
}: Ways<Form, Answer>) {
  return (req: PayloadRequest, profileId: string, id: string, changes: Changes<Form>) =>
    withTx(req, async () => {
      const { rev, form } = await read(req, profileId, id)
      return save(req, { profileId, id, rev, form: { ...form, ...changes } as Form })
    })
}
