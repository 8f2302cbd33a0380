import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { EmailBuilderLoader } from '@/plugins/visual-editor/emails/builder-loader'
import { canvasProps } from '@/plugins/visual-editor/emails/canvas-props'
import { ownEmail, storedForm } from '@/plugins/visual-editor/emails/own-email'
import { emailsPath } from '@/plugins/visual-editor/emails/paths'
import { mayOn } from '@/src/access/own-profile'
import { id as idShape } from '@/src/core/contracts/ids'
import { emailTemplates } from '@/src/core/email/registry'
import { getSiteOf } from '@/src/server/site-data'

/**
 * Server side of the editor of an email, for owners of its profile only: Payload opens such views to
 * everybody.
 */
export async function EmailBuilderView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const [, profileId = '', key = ''] = params?.segments ?? []
  const template = emailTemplates.get(key)
  const isOwn = idShape.safeParse(profileId).success && mayOn(req, profileId, 'emails', 'change')
  const site = isOwn ? await getSiteOf(profileId) : null
  if (!template || !site) {
    notFound()
  }
  const email = storedForm(template, await ownEmail(req, profileId, key))
  const props = await canvasProps(req, { site, template, email })
  const call = `/profiles/${profileId}/emails/${key}`
  return (
    <EmailBuilderLoader
      {...props}
      purpose="template"
      email={{ ...props.email, title: template.label, sentWhen: template.sentWhen }}
      paths={{ call, lock: `${call}/lock`, blockData: `${call}/block-data` }}
      listPath={`${props.adminPath}${emailsPath}`}
    />
  )
}
