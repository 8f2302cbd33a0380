import type { CollectionBeforeDeleteHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

/**
 * Who left stays known as such: an import would take the address for a new one and write to it again.
 *
 * @throws {AppError} `CONFLICT`
 */
export const refuseDeletingUnsubscribed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { status } = await req.payload.findByID({
    collection: slugs.subscribers,
    id,
    depth: 0,
    select: { status: true },
    overrideAccess: true,
    req,
  })
  if (status === 'unsubscribed') {
    throw new AppError('CONFLICT', {
      message: ownerMessages.subscriberImport.refuseDeletingUnsubscribed,
    })
  }
}
