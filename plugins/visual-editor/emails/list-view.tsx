import type { ListViewServerProps } from 'payload'
import { EmailList } from '@/plugins/visual-editor/emails/email-list'
import { hasUnpublished, isChanged, ownEmails } from '@/plugins/visual-editor/emails/own-email'
import { emailBuilderUrl } from '@/plugins/visual-editor/emails/paths'
import { mayOn } from '@/src/access/own-profile'
import { withPlainNames } from '@/src/core/email/plain-names'
import { emailTemplates } from '@/src/core/email/registry'
import { shownProfile } from '@/src/server/chosen-profile'
import { getSiteOf } from '@/src/server/site-data'

/** Every email that a site sends, with what the artist made of it. */
export async function EmailListView({ payload, user }: ListViewServerProps) {
  const { headers } = await import('next/headers')
  const req = { payload, user } as Parameters<typeof ownEmails>[0]
  const profileId = shownProfile({ headers: await headers(), user: user ?? null })
  const site = profileId ? await getSiteOf(profileId) : null
  if (!profileId || !site || !mayOn({ user }, profileId, 'emails', 'read')) {
    return <EmailList emails={[]} profileName="" />
  }
  const own = await ownEmails(req, profileId)
  const { admin, api } = payload.config.routes
  return (
    <EmailList
      profileName={site.profile.name}
      emails={[...emailTemplates.values()].map((template) => ({
        key: template.key,
        label: template.label,
        sentWhen: template.sentWhen,
        subject: withPlainNames(own.get(template.key)?.subject ?? template.subject),
        isChanged: isChanged(template, own.get(template.key)),
        hasUnpublished: hasUnpublished(template, own.get(template.key)),
        editUrl: emailBuilderUrl(admin, profileId, template.key),
        callUrl: `${api}/profiles/${profileId}/emails/${template.key}`,
      }))}
    />
  )
}
