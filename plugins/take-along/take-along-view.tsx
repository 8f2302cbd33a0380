import { ExportStanding } from '@/plugins/take-along/export-standing.client'
import { readExport } from '@/plugins/take-along/site-exports'
import styles from '@/plugins/take-along/take-along.module.css'
import { mayOn } from '@/src/access/own-profile'
import { siteView } from '@/src/admin/artist-view'
import { SettingsPage } from '@/src/admin/settings-page'
import { takeAlongPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.takeAlong

/** Says what is in the file with everything, has it made, and hands it out. */
export const TakeAlongView = siteView(
  { path: takeAlongPath, subject: 'takeAlong', settings: words },
  async ({ req, profileId, api }) => {
    if (!mayOn(req, profileId, 'takeAlong', 'read')) {
      return <SettingsPage title={words.title} about={words.onlyOwner} />
    }
    return (
      <SettingsPage title={words.title} about={words.purpose}>
        <section aria-labelledby="has">
          <h2 id="has">{words.has}</h2>
          <ul className={styles.contents}>
            {words.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
          <p className={styles.quiet}>{words.forms}</p>
        </section>
        <p>{words.without}</p>
        <ExportStanding
          given={await readExport(req, profileId)}
          url={`${api}/profiles/${profileId}/take-along`}
        />
      </SettingsPage>
    )
  },
)
