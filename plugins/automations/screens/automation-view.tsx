import { notFound } from 'next/navigation'
import { loadAutomations } from '@/plugins/automations/automations'
import { loadRuns } from '@/plugins/automations/runs'
import { AutomationForm } from '@/plugins/automations/screens/automation-form.client'
import styles from '@/plugins/automations/screens/automations.module.css'
import { RemoveButton } from '@/plugins/automations/screens/remove-button.client'
import { RunList } from '@/plugins/automations/screens/run-list'
import { sentenceOf } from '@/plugins/automations/screens/sentence'
import { SwitchButton } from '@/plugins/automations/screens/switch-button.client'
import { startOf } from '@/plugins/automations/starters'
import { AdminLink } from '@/src/admin/admin-link'
import { artistView } from '@/src/admin/artist-view'
import list from '@/src/admin/settings-list.module.css'
import { SettingsPage } from '@/src/admin/settings-page'
import { automationsPath, peoplePath } from '@/src/admin/studio-paths'
import { runsQuery } from '@/src/core/contracts/automations/automations'
import { id } from '@/src/core/contracts/ids'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { loadSiteChoices } from '@/src/server/audience/site-choices'
import { shownProfile } from '@/src/server/chosen-profile'

const words = ownerMessages.automations

/** One automation of the chosen site and for whom it ran, or a new one. */
export const AutomationView = artistView(
  { path: `${automationsPath}/:automationId`, subject: 'automations' },
  async ({ req, segments, searchParams = {} }) => {
    const profileId = shownProfile(req)
    if (!profileId) {
      notFound()
    }
    const { admin, api } = req.payload.config.routes
    const path = `${admin}${automationsPath}`
    const url = `${api}/profiles/${profileId}/automations`
    const choices = await loadSiteChoices(req, profileId)
    const back = <AdminLink href={path}>{words.back}</AdminLink>
    if (segments[1] === 'new') {
      const from = typeof searchParams.from === 'string' ? searchParams.from : undefined
      return (
        <SettingsPage title={words.make} about={back}>
          <AutomationForm url={url} path={path} choices={choices} fields={startOf(from)} />
        </SettingsPage>
      )
    }
    const automationId = id.safeParse(segments[1]).data
    const [automation] = automationId ? await loadAutomations(req, { profileId, automationId }) : []
    if (!automation) {
      notFound()
    }
    const { id: itsId, isOn, counts, changedAt, ...fields } = automation
    const query = runsQuery.safeParse(searchParams).data ?? { page: 1 }
    const runs = await loadRuns(req, { profileId, automationId: itsId, ...query })
    const one = `${url}/${itsId}`
    return (
      <SettingsPage title={fields.name} about={back}>
        <section className={list.what}>
          <p>{sentenceOf(fields, choices)}</p>
          <p className={list.quiet}>
            {isOn ? words.isOn : words.isOff} {words.counts(counts)}
          </p>
          <div className={styles.buttons}>
            <SwitchButton url={one} isOn={isOn} name={fields.name} isPrimary />
            <RemoveButton url={one} path={path} name={fields.name} />
          </div>
        </section>
        <AutomationForm
          url={one}
          path={path}
          choices={choices}
          fields={fields}
          changedAt={changedAt}
        />
        <RunList
          {...runs}
          url={`${one}/runs`}
          path={`${path}/${itsId}`}
          peoplePath={`${admin}${peoplePath}`}
          query={query}
        />
      </SettingsPage>
    )
  },
)
