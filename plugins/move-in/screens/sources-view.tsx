import { importersOf } from '@/plugins/_kit/importer'
import { listImports } from '@/plugins/move-in/imports'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import { artistView } from '@/src/admin/artist-view'
import { SettingsPage } from '@/src/admin/settings-page'
import { moveInPath } from '@/src/admin/studio-paths'
import { id } from '@/src/core/contracts/ids'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { shownProfile } from '@/src/server/chosen-profile'

const words = ownerMessages.moveIn
const { listed } = studioLimits.moveIn

/** Where an artist can come from, and what came from there. */
export const SourcesView = artistView(
  { path: moveInPath, subject: 'moveIn' },
  async ({ req, searchParams }) => {
    const profileId = shownProfile(req)
    if (!profileId) {
      return <SettingsPage title={words.title} about={words.chooseSite} />
    }
    const { admin } = req.payload.config.routes
    const importers = importersOf(req.payload.config)
    // Of a mailing list, its own page leads here.
    const listId = id.safeParse(searchParams?.list).data
    const asked = importers.filter(({ title, into }) =>
      listId ? into === 'list' : title === searchParams?.of,
    )
    const shown = asked.length > 0 ? asked : importers
    const earlier = await listImports(req, { profileId })
    const nameOf = (id: string) => {
      const found = importers.find((each) => each.id === id)
      return found ? `${found.title} · ${found.source}` : id
    }
    return (
      <SettingsPage
        title={words.title}
        about={
          <>
            {words.purpose}{' '}
            {shown.length < importers.length && (
              <AdminLink href={`${admin}${moveInPath}`}>{words.all}</AdminLink>
            )}
          </>
        }
      >
        <ul className={styles.grid}>
          {shown.map(({ id, source, title, makes }) => (
            <li key={id}>
              <Tile
                {...{ source, title, makes }}
                href={`${admin}${moveInPath}/${id}${listId ? `?list=${listId}` : ''}`}
              />
            </li>
          ))}
        </ul>
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
          {earlier.length === listed && (
            <p className={styles.quiet}>{words.newestEarlier(listed)}</p>
          )}
        </section>
      </SettingsPage>
    )
  },
)

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
