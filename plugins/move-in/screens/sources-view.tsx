import { importersOf } from '@/plugins/_kit/importer'
import { listImports } from '@/plugins/move-in/imports'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { artistView } from '@/src/admin/artist-view'
import { SettingsPage } from '@/src/admin/settings-page'
import { moveInPath, showsPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { shownProfile } from '@/src/server/chosen-profile'

const words = ownerMessages.moveIn
const { listed } = studioLimits.moveIn

/** What comes in by screens that are there for it. */
const elsewhere = [
  {
    source: 'Bandsintown, Eventbrite, calendars',
    title: 'Shows',
    makes: 'From a calendar or a table',
    path: `${showsPath}/import`,
  },
  {
    source: 'Mailchimp, Kit, Substack, Bandcamp and others',
    title: 'Mailing lists',
    makes: 'Open a list and choose Import; who left stays away',
    path: `/collections/${slugs.emailLists}`,
  },
] as const

/** Where an artist can come from, and what came from there. */
export const SourcesView = artistView({ path: moveInPath, subject: 'moveIn' }, async ({ req }) => {
  const profileId = shownProfile(req)
  if (!profileId) {
    return <SettingsPage title={words.title} about={words.chooseSite} />
  }
  const { admin } = req.payload.config.routes
  const importers = importersOf(req.payload.config)
  const earlier = await listImports(req, { profileId })
  const nameOf = (id: string) => {
    const found = importers.find((each) => each.id === id)
    return found ? `${found.title} · ${found.source}` : id
  }
  return (
    <SettingsPage title={words.title} about={words.purpose}>
      <ul className={styles.grid}>
        {importers.map(({ id, source, title, makes }) => (
          <li key={id}>
            <Tile {...{ source, title, makes }} href={`${admin}${moveInPath}/${id}`} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="elsewhere">
        <h2 id="elsewhere">{words.elsewhere}</h2>
        <ul className={styles.grid}>
          {elsewhere.map(({ path, ...tile }) => (
            <li key={path}>
              <Tile {...tile} href={`${admin}${path}`} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="earlier">
        <h2 id="earlier">{words.earlier}</h2>
        {earlier.length === 0 ? (
          <p className={styles.quiet}>{words.noEarlier}</p>
        ) : (
          <ul className={styles.rows}>
            {earlier.map(({ id, importer, fileName, state, made }) => (
              <li key={id} className={styles.row}>
                <AdminLink href={`${admin}${moveInPath}/${importer}?import=${id}`}>
                  {nameOf(importer)}
                </AdminLink>
                <span className={styles.quiet}>
                  {fileName} · {words.states[state]}
                  {made > 0 && ` · ${words.here(made)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
        {earlier.length === listed && <p className={styles.quiet}>{words.newestEarlier(listed)}</p>}
      </section>
    </SettingsPage>
  )
})

type TileProps = { source: string; title: string; makes: string; href: string }

function Tile({ source, title, makes, href }: TileProps) {
  return (
    <AdminLink className={styles.tile} href={href}>
      <span className={styles.quiet}>{source}</span>
      <strong>{title}</strong>
      <span className={styles.quiet}>{makes}</span>
    </AdminLink>
  )
}
