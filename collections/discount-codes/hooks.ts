import { type CollectionBeforeValidateHook, type FieldHook, ValidationError } from 'payload'
import { limits } from '@/src/core/limits'
import { discountCodesMessages } from '@/src/core/messages/cart'
import { tidyCode } from '@/src/core/orders/pricing/discount-codes'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import { profileIdOf } from '@/src/server/caching/cache-tags'

const { lettersMin, lettersMax } = limits.discountCode
const allowed = new RegExp(`^[\\p{L}\\p{N}_-]{${lettersMin},${lettersMax}}$`, 'u')

/**
 * Stores a code in capitals, and refuses one that nobody could type or that takes nothing off.
 *
 * @throws {ValidationError} at the fields
 */
export const checkCode: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) {
    return data
  }
  const code = typeof data.code === 'string' ? tidyCode(data.code) : data.code
  const merged = { ...originalDoc, ...data, code }
  const problems: { path: string; message: string }[] = []
  if (typeof code === 'string' && !allowed.test(code)) {
    problems.push({ path: 'code', message: discountCodesMessages.letters })
  }
  if (merged.kind === 'amount' && !(Number(merged.amountMinor) > 0)) {
    problems.push({ path: 'amountMinor', message: discountCodesMessages.amountRequired })
  }
  if (merged.startsAt && merged.endsAt && new Date(merged.endsAt) <= new Date(merged.startsAt)) {
    problems.push({ path: 'endsAt', message: discountCodesMessages.endsBeforeStart })
  }
  const profile = profileIdOf(merged)
  if (typeof code === 'string' && isUuid(profile)) {
    const { totalDocs } = await req.payload.count({
      collection: slugs.discountCodes,
      where: {
        and: [
          { profile: { equals: profile } },
          { code: { equals: code } },
          ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
        ],
      },
      // Bound to the profile, which the multi-tenant plugin checks against the owner.
      overrideAccess: true,
      req,
    })
    if (totalDocs > 0) {
      problems.push({ path: 'code', message: discountCodesMessages.taken })
    }
  }
  if (problems.length > 0) {
    throw new ValidationError({ collection: slugs.discountCodes, errors: problems, req })
  }
  return code === undefined ? data : { ...data, code }
}

/** Orders that use the code now. One that ended without a payment gave its use back. */
export const countUses: FieldHook = async ({ originalDoc, req }) => {
  if (!originalDoc?.id) {
    return 0
  }
  const { totalDocs } = await req.payload.count({
    collection: slugs.orders,
    where: {
      and: [
        { discountCode: { equals: originalDoc.id } },
        { status: { not_in: ['failed', 'cancelled'] } },
      ],
    },
    // A number about the owner's own code.
    overrideAccess: true,
    req,
  })
  return totalDocs
}
