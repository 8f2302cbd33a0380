import {
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  ValidationError,
} from 'payload'
import { segmentRules } from '@/src/core/contracts/audience/segments'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { runSql } from '@/src/server/transaction'

/** @throws {ValidationError} for rules that nobody could be found by */
export const checkRules: CollectionBeforeValidateHook = ({ data, req }) => {
  if (data?.rules === undefined) {
    return data
  }
  const parsed = segmentRules.safeParse(data.rules)
  if (!parsed.success) {
    const errors = [
      {
        path: 'rules',
        message: parsed.error.issues[0]?.message ?? ownerMessages.segments.unreadable,
      },
    ]
    throw new ValidationError({ collection: slugs.segments, errors, req })
  }
  return { ...data, rules: parsed.data }
}

/**
 * A code without its segment would be for everybody, and a newsletter for nobody.
 *
 * @throws {AppError} `CONFLICT`
 */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const users = await runSql(req)<{ name: string }>`
    select code as name from discount_codes where segment_id = ${id}
    union all
    select news.subject from newsletters_rels rels join newsletters news on news.id = rels.parent_id
    where rels.segments_id = ${id} and news.state in ('draft', 'scheduled', 'sending')
    limit 1`
  if (users[0]) {
    throw new AppError('CONFLICT', { message: ownerMessages.segments.isUsed(users[0].name) })
  }
}
