import { DomainList } from '@/plugins/domains/admin/domain-list'
import { loadDomains } from '@/plugins/domains/site-domains'
import { siteView } from '@/src/admin/artist-view'
import { SettingsPage } from '@/src/admin/settings-page'
import { domainsPath } from '@/src/admin/studio-paths'
import { env } from '@/src/core/env'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { findOwnDocument } from '@/src/server/owner'

const words = ownerMessages.domains

/** The addresses of the chosen site, and how one of the artist's own is added. */
export const DomainsView = siteView(
  { path: domainsPath, subject: 'domains', settings: words },
  async ({ req, profileId, api }) => {
    const { rootDomain } = env()
    const [domains, site] = await Promise.all([
      loadDomains(req, { profileId }),
      findOwnDocument(req, slugs.profiles, profileId),
    ])
    return (
      <SettingsPage title={words.title} about={words.purpose}>
        <DomainList
          domains={domains}
          platformHost={site ? `${site.slug}.${rootDomain}` : ''}
          rootDomain={rootDomain}
          url={`${api}/profiles/${profileId}/domains`}
          checkUrl={`${api}/${slugs.domains}`}
        />
      </SettingsPage>
    )
  },
)
