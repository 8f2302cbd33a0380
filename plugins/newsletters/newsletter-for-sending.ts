import type { PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import { composeNewsletter, prepareForm } from '@/src/server/newsletters/compose-newsletter'
import { audienceOf } from '@/src/server/newsletters/newsletter-audience'
import { requireOwnDocument } from '@/src/server/owner'

/**
 * Tells the owner at once what would keep a newsletter from being sent; the job finds it out again.
 *
 * @throws {AppError} `NOT_FOUND` for another artist's, `CONFLICT` when text or audience is missing
 */
export async function newsletterForSending(req: PayloadRequest, id: string): Promise<void> {
  const newsletter = await requireOwnDocument(req, slugs.newsletters, id)
  await audienceOf(req, newsletter)
  await composeNewsletter(req, newsletter, await prepareForm(newsletter))
}
