import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { EmailBuilderLoader } from '@/plugins/visual-editor/emails/builder-loader'
import { canvasProps } from '@/plugins/visual-editor/emails/canvas-props'
import { staffOf } from '@/src/access/own-profile'
import { newsletterForm } from '@/src/core/email/newsletter-form'
import { slugs } from '@/src/core/slugs'
import { isWritable, writtenNewsletter } from '@/src/server/newsletters/written-newsletter'
import { findOwnDocument } from '@/src/server/owner'
import { getSiteOf } from '@/src/server/site-data'
import { idOf } from '@/src/server/site-data/visitor-read'

/** Server side of the editor of a newsletter, for owners of its profile only. */
export async function NewsletterBuilderView({
  initPageResult: { req },
  params,
}: AdminViewServerProps) {
  const [, id = ''] = params?.segments ?? []
  const newsletter = staffOf(req) && (await findOwnDocument(req, slugs.newsletters, id))
  const site = newsletter ? await getSiteOf(idOf(newsletter.profile) ?? '') : null
  if (!newsletter || !site) {
    notFound()
  }
  const form = `${req.payload.config.routes.admin}/collections/${slugs.newsletters}/${id}`
  if (!isWritable(newsletter)) {
    redirect(form)
  }
  const email = await writtenNewsletter(newsletter)
  const props = await canvasProps(req, { site, template: newsletterForm, email })
  return (
    <EmailBuilderLoader
      {...props}
      purpose="newsletter"
      email={{
        ...props.email,
        title: 'Newsletter',
        sentWhen: 'Write it here. Who gets it, and when, you choose after that.',
      }}
      paths={{
        call: `/newsletters/${id}/layout`,
        lock: `/newsletters/${id}/lock`,
        blockData: `/profiles/${site.profile.id}/emails/newsletter/block-data`,
      }}
      listPath={form}
    />
  )
}
