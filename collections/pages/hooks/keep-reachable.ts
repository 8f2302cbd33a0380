import type { CollectionBeforeValidateHook } from 'payload'
import { AppError } from '@/src/core/errors'

/**
 * Pages that a site cannot do without keep their address and stay published, whoever asks. Drafts of
 * them can be saved and versions restored as ever.
 *
 * @throws {AppError} `FORBIDDEN`
 */
export const keepReachable: CollectionBeforeValidateHook = ({ context, data, originalDoc }) => {
  if (!data || !originalDoc?.isUndeletable) {
    return data
  }
  if (data.pathname !== undefined && data.pathname !== originalDoc.pathname) {
    throw new AppError('FORBIDDEN', { message: 'The address of this page cannot be changed.' })
  }
  if (data._status === 'draft' && !context.savesDraft) {
    throw new AppError('FORBIDDEN', {
      message: 'This page cannot be unpublished. Save your changes as a draft, or publish them.',
    })
  }
  return data
}
