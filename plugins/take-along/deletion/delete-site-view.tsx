import { BeginForm, TakeBack } from '@/plugins/take-along/deletion/delete-site-form.client'
import styles from '@/plugins/take-along/take-along.module.css'
import { mayOn } from '@/src/access/own-profile'
import { siteView } from '@/src/admin/artist-view'
import { SettingsPage } from '@/src/admin/settings-page'
import { deleteSitePath, takeAlongPath } from '@/src/admin/studio-paths'
import { longDay } from '@/src/core/dates/long-day'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { requireOwnDocument } from '@/src/server/owner'

const words = ownerMessages.siteDeletion

/** Says what becomes of a site that is deleted, and begins it or takes it back. */
export const DeleteSiteView = siteView(
  {
    path: deleteSitePath,
    subject: 'takeAlong',
    settings: { ...ownerMessages.takeAlong, title: words.title },
  },
  async ({ req, profileId, admin, api }) => {
    if (!mayOn(req, profileId, 'takeAlong', 'change')) {
      return <SettingsPage title={words.title} about={words.onlyOwner} />
    }
    const { slug, deleteAfter } = await requireOwnDocument(req, slugs.profiles, profileId)
    const url = `${api}/profiles/${profileId}/deletion`
    if (deleteAfter) {
      return (
        <SettingsPage title={words.title} about={words.planned(longDay(deleteAfter))}>
          <p>{words.plannedText}</p>
          <TakeBack url={url} />
        </SettingsPage>
      )
    }
    return (
      <SettingsPage title={words.title} about={words.purpose}>
        <section aria-labelledby="what">
          <h2 id="what">{words.what}</h2>
          <ul className={styles.contents}>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <p className={styles.quiet}>
            {words.takeAlongFirst}{' '}
            <a className={styles.link} href={`${admin}${takeAlongPath}`}>
              {ownerMessages.takeAlong.title}
            </a>
          </p>
        </section>
        <BeginForm url={url} address={slug} />
      </SettingsPage>
    )
  },
)
