import { importersOf } from '@/plugins/_kit/importer'
import { listsOf, withChoosable } from '@/plugins/move-in/choosable'
import { listImports } from '@/plugins/move-in/imports'
import { ImportSteps } from '@/plugins/move-in/screens/import-steps.client'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import { mayOn } from '@/src/access/own-profile'
import { AdminLink } from '@/src/admin/admin-link'
import { artistView } from '@/src/admin/artist-view'
import { SettingsPage } from '@/src/admin/settings-page'
import { moveInPath } from '@/src/admin/studio-paths'
import { id as anId } from '@/src/core/contracts/ids'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { shownProfile } from '@/src/server/chosen-profile'

const words = ownerMessages.moveIn

/** One source: how to get the file, and what becomes of it. */
export const ImportView = artistView(
  { path: `${moveInPath}/:importer`, subject: 'moveIn' },
  async ({ req, segments, searchParams }) => {
    const { admin, api } = req.payload.config.routes
    const profileId = shownProfile(req)
    const importer = importersOf(req.payload.config).find(({ id }) => id === segments.at(-1))
    const all = <AdminLink href={`${admin}${moveInPath}`}>{words.all}</AdminLink>
    if (!profileId || !importer || !mayOn(req, profileId, 'moveIn', 'change')) {
      return <SettingsPage title={words.title} about={profileId ? all : words.chooseSite} />
    }
    const { id, source, title, makes, steps, without, accepts, into } = importer
    const asked = anId.safeParse(searchParams?.import)
    const [given] = asked.success ? await listImports(req, { profileId, id: asked.data }) : []
    const isPasted = accepts.includes('paste')
    return (
      <SettingsPage
        title={words.open(source, title)}
        about={
          <>
            {makes}. {without} {all}
          </>
        }
      >
        <section aria-labelledby="how">
          <h2 id="how">{isPasted ? words.howToPaste : words.howTo(source)}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <ImportSteps
          key={`${profileId} ${given?.id}`}
          importer={id}
          accepts={accepts}
          lists={into === 'list' ? await listsOf(req, profileId) : null}
          listId={anId.safeParse(searchParams?.list).data ?? ''}
          given={given?.importer === id ? await withChoosable(req, profileId, given) : null}
          url={`${api}/profiles/${profileId}/imports`}
          adminPath={admin}
        />
      </SettingsPage>
    )
  },
)
