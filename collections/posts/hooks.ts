import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
} from 'payload'
import { refusalOf } from '@/src/core/errors'
import { moveWithPost } from '@/src/server/newsletters/move-newsletter'
import { postProblems } from '@/src/server/posts/post-problems'
import { composing } from '@/src/server/posts/written-post'
import { runSql } from '@/src/server/transaction'

/** A published post has all that it takes to be shown. */
export const checkContent: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const post = { ...originalDoc, ...data }
  const problems = post.isPublished ? await postProblems(req, post, originalDoc) : []
  if (problems.length > 0) {
    // The admin says the words of such an error; of Payload's own, only which field is meant.
    throw refusalOf(problems)
  }
  return data
}

/**
 * What the composer wrote of a draft ends where its fields are written by something else. Of a post that is shown it
 * stays: it holds only what is still to be shown.
 */
export const forgetWriting: CollectionBeforeChangeHook = ({
  data,
  originalDoc,
  operation,
  context,
}) =>
  operation === 'update' && !context[composing] && !originalDoc?.isPublished
    ? { ...data, draft: null }
    : data

/** Tiers belong to posts that are for tiers. Others keep none, whatever the form held. */
export const clearTiers: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const visibility = data?.visibility ?? originalDoc?.visibility
  return data && visibility !== 'tiers' ? { ...data, tiers: [] } : data
}

/** The mail about a post comes when the post is shown, however often that is changed; other changes leave it alone. */
export const rescheduleMail: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && showing(doc) !== showing(previousDoc)) {
    await moveWithPost(req, String(doc.id))
  }
  return doc
}

type Showing = { isPublished?: boolean | null; publishedAt?: string | null }

const showing = ({ isPublished, publishedAt }: Showing): string =>
  `${isPublished === true} ${publishedAt ? new Date(publishedAt).getTime() : ''}`

/** Comments, likes, saves and votes go with their post. */
export const removeReactions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req)`delete from comments where post_id = ${id}`
  await runSql(req)`delete from reactions where post_id = ${id}`
  await runSql(req)`delete from poll_votes where post_id = ${id}`
}
