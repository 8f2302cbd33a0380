import type { PayloadRequest } from 'payload'
import { serverBlocks } from '@/email-blocks/_generated/server'
import { canvasSite, loadCanvasData, loadingTypes } from '@/plugins/visual-editor/canvas-data'
import type { EmailBuilderProps } from '@/plugins/visual-editor/editor/email/email-props'
import { listPages } from '@/plugins/visual-editor/pages/list-pages'
import type { StoredEmail } from '@/src/core/contracts/audience/emails'
import { emptyMailContext } from '@/src/core/email/mail-context'
import { type EmailTemplate, variablesOf } from '@/src/core/email/template'
import { problemsOnOpening } from '@/src/core/page-document/reading/open'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { emailBlocks } from '@/src/server/mail/email-renderer'
import type { Site } from '@/src/server/site-data'
import { postalAddressOf } from '@/src/server/site-data/postal-address'
import { siteOrigin } from '@/src/server/tenancy'

type Shown = { site: Site; template: EmailTemplate; email: StoredEmail }

/** What the editor of every email gets from the server, whatever the email is for. */
export async function canvasProps(req: PayloadRequest, { site, template, email }: Shown) {
  const { definitions } = emailBlocks()
  const profileId = site.profile.id
  const { document } = repairDocument(email.layout, definitions)
  const [blockData, origin, address, pages] = await Promise.all([
    loadCanvasData(site, Object.values(document.nodes), serverBlocks),
    siteOrigin(profileId),
    postalAddressOf(profileId),
    listPages(req, profileId),
  ])
  const { admin, api } = req.payload.config.routes
  return {
    email: {
      ...email,
      required: template.required,
      variables: variablesOf(template),
      problems: problemsOnOpening(email.layout, definitions, email.layout),
    },
    sender: site.profile.name,
    pages,
    site: {
      ...canvasSite(site),
      mail: {
        ...emptyMailContext,
        // The admin loads pictures from its own origin only, and has those of all sites.
        origin: '',
        address,
        unsubscribeUrl: template.isMarketing ? (origin ?? '/') : '',
      },
    },
    blockData,
    loadingTypes: loadingTypes(serverBlocks),
    adminPath: admin,
    apiPath: api,
  } satisfies Omit<EmailBuilderProps, 'email' | 'purpose' | 'paths' | 'listPath'> & {
    email: Omit<EmailBuilderProps['email'], 'title' | 'sentWhen'>
  }
}
