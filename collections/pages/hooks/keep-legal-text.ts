import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeValidateHook } from 'payload'
import { refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/owner-messages'
import { isLegalAddress } from '@/src/core/page-address'
import { legalTextProblem } from '@/src/core/page-document/legal-text'
import { blockRegistry } from '@/src/core/page-document/registry'
import type { PageDocument } from '@/src/core/page-document/schema'

/**
 * Lets no legal page go live without its text, whoever publishes it and how. Runs behind
 * `validateLayout`, on a layout that is whole. A page that is live without, from earlier days, can
 * still be renamed and put in order.
 *
 * @throws {AppError} `VALIDATION_FAILED`
 */
export const keepLegalText: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const isGoingLive =
    data?._status === 'published' &&
    !(originalDoc?._status === 'published' && isDeepStrictEqual(data.layout, originalDoc.layout))
  if (isGoingLive && isLegalAddress(data.pathname ?? originalDoc?.pathname)) {
    const layout: PageDocument = data.layout ?? originalDoc?.layout
    const problem = legalTextProblem(layout, blockRegistry())
    if (problem) {
      const { noLegalText, hiddenLegalText } = ownerMessages.pages
      const message = { missing: noLegalText, hidden: hiddenLegalText }[problem.kind]
      throw refusalOf([{ field: 'layout', message }])
    }
  }
  return data
}
