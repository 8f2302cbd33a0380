import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { serverBlocks } from '@/email-blocks/_generated/server'
import { canvasSite, loadCanvasData, loadingTypes } from '@/plugins/visual-editor/canvas-data'
import { EmailBuilderLoader } from '@/plugins/visual-editor/emails/builder-loader'
import { ownEmail, storedForm } from '@/plugins/visual-editor/emails/own-email'
import { emailsPath } from '@/plugins/visual-editor/emails/paths'
import { listPages } from '@/plugins/visual-editor/pages/list-pages'
import { worksFor } from '@/src/access/own-profile'
import { id as idShape } from '@/src/core/contracts/ids'
import { emptyMailContext } from '@/src/core/email/mail-context'
import { variablesOf } from '@/src/core/email/template'
import { emailTemplates } from '@/src/core/email/templates'
import { problemsOnOpening } from '@/src/core/page-document/open'
import { repairDocument } from '@/src/core/page-document/repair'
import { emailBlocks } from '@/src/server/mail/email-renderer'
import { getSiteOf } from '@/src/server/site-data'
import { postalAddressOf } from '@/src/server/site-data/postal-address'
import { siteOrigin } from '@/src/server/tenancy'

/**
 * Server side of the editor of an email, for owners of its profile only: Payload opens such views to
 * everybody.
 */
export async function EmailBuilderView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const [, profileId = '', key = ''] = params?.segments ?? []
  const template = emailTemplates.get(key)
  const isOwn = idShape.safeParse(profileId).success && worksFor(req, profileId)
  const site = isOwn ? await getSiteOf(profileId) : null
  if (!template || !site) {
    notFound()
  }
  const { definitions } = emailBlocks()
  const email = storedForm(template, await ownEmail(req, profileId, key))
  const { document } = repairDocument(email.layout, definitions)
  const [blockData, origin, address, pages] = await Promise.all([
    loadCanvasData(site, Object.values(document.nodes), serverBlocks),
    siteOrigin(profileId),
    postalAddressOf(profileId),
    listPages(req, profileId),
  ])
  const { admin, api } = req.payload.config.routes
  const { label, sentWhen, required, isMarketing } = template
  return (
    <EmailBuilderLoader
      email={{
        ...email,
        title: label,
        sentWhen,
        required,
        variables: variablesOf(template),
        problems: problemsOnOpening(email.layout, definitions),
      }}
      callPath={`/profiles/${profileId}/emails/${key}`}
      listPath={`${admin}${emailsPath}`}
      sender={site.profile.name}
      pages={pages}
      site={{
        ...canvasSite(site),
        mail: {
          ...emptyMailContext,
          origin: origin ?? '',
          address,
          unsubscribeUrl: isMarketing ? (origin ?? '/') : '',
        },
      }}
      blockData={blockData}
      loadingTypes={loadingTypes(serverBlocks)}
      adminPath={admin}
      apiPath={api}
    />
  )
}
