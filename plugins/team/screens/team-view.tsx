import { loadTeam } from '@/plugins/team/load-team'
import { InviteForm } from '@/plugins/team/screens/invite-form'
import { InviteList } from '@/plugins/team/screens/invite-list'
import { PeopleList } from '@/plugins/team/screens/people-list'
import { SupportSection } from '@/plugins/team/support/support-section'
import { isPlatformAdmin, mayOn } from '@/src/access/own-profile'
import { siteView } from '@/src/admin/artist-view'
import { SettingsPage } from '@/src/admin/settings-page'
import { teamPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.team

/** Who works on the chosen site, and whom its owner has asked to. */
export const TeamView = siteView(
  { path: teamPath, subject: 'site', settings: words },
  async ({ req, profileId, admin, api }) => {
    const url = `${api}/profiles/${profileId}`
    const canSee = mayOn(req, profileId, 'team', 'read')
    const canChange = mayOn(req, profileId, 'team', 'change')
    const { people, invites, supportUntil } = await loadTeam(req, profileId)
    return (
      <SettingsPage title={words.title} about={canChange ? words.purpose : words.onlyOwner}>
        {canChange && (
          <section aria-labelledby="invite">
            <h2 id="invite">{words.inviteTitle}</h2>
            <InviteForm url={`${url}/invites`} />
          </section>
        )}
        <section aria-labelledby="people">
          <h2 id="people">{canSee ? words.people : words.yourRole}</h2>
          <PeopleList
            people={canSee ? people : people.filter(({ isYou }) => isYou)}
            url={url}
            canChange={canChange}
            adminPath={admin}
          />
        </section>
        {canSee && invites.length > 0 && (
          <section aria-labelledby="invites">
            <h2 id="invites">{words.invites}</h2>
            <InviteList invites={invites} url={`${url}/invites`} canChange={canChange} />
          </section>
        )}
        {canChange && !isPlatformAdmin(req) && (
          <SupportSection url={`${url}/support`} until={supportUntil} />
        )}
      </SettingsPage>
    )
  },
)
