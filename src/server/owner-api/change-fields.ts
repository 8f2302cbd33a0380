import type { PayloadRequest } from 'payload'
import { withTx } from '@/src/server/transaction'

/** What an artist writes as a whole, with what tells whether it was changed since. */
type Written<Form> = { rev: string; form: Form }

type Ways<Form, Answer> = {
  read: () => Promise<Answer>
  save: (whole: Written<Form>) => Promise<Answer>
}

/**
 * Changes some of what an artist writes as a whole; the rest stays as it is.
 *
 * @throws {AppError} `STALE_REVISION` when somebody saves it at the same time
 */
export function changeFields<Form extends object, Answer extends Written<Form>>(
  req: PayloadRequest,
  changes: { [Name in keyof Form]?: Form[Name] | undefined },
  { read, save }: Ways<Form, Answer>,
): Promise<Answer> {
  return withTx(req, async () => {
    const { rev, form } = await read()
    return save({ rev, form: { ...form, ...changes } as Form })
  })
}
