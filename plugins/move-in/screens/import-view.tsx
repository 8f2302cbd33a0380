import type { PayloadRequest } from 'payload'
import { importersOf } from '@/plugins/_kit/importer'
import { listImports } from '@/plugins/move-in/imports'
import type { ChoosableOfSite } from '@/plugins/move-in/screens/first-choices'
import { ImportSteps } from '@/plugins/move-in/screens/import-steps.client'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import { mayOn } from '@/src/access/own-profile'
import { AdminLink } from '@/src/admin/admin-link'
import { artistView } from '@/src/admin/artist-view'
import { SettingsPage } from '@/src/admin/settings-page'
import { moveInPath } from '@/src/admin/studio-paths'
import { id as anId } from '@/src/core/contracts/ids'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { shownProfile } from '@/src/server/chosen-profile'
import { asOwner } from '@/src/server/owner'

const words = ownerMessages.moveIn

/** What the things in a file may be here: with the rights of who looks. */
async function choosable(req: PayloadRequest, profileId: string): Promise<ChoosableOfSite> {
  const of = {
    where: { profile: { equals: profileId } },
    select: { name: true },
    pagination: false,
    ...asOwner(req),
  } as const
  const [tiers, lists, releases] = await Promise.all([
    req.payload.find({ collection: slugs.membershipTiers, sort: 'position', ...of }),
    req.payload.find({ collection: slugs.emailLists, sort: 'name', ...of }),
    req.payload.find({
      collection: slugs.products,
      sort: 'title',
      ...of,
      where: { ...of.where, category: { equals: 'Music' } },
      select: { title: true },
    }),
  ])
  return {
    tiers: tiers.docs,
    lists: lists.docs,
    releases: releases.docs.map(({ id, title }) => ({ id, name: title })),
  }
}

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
    const { id, source, title, makes, steps, without, accepts } = importer
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
          given={given?.importer === id ? given : null}
          site={await choosable(req, profileId)}
          url={`${api}/profiles/${profileId}/imports`}
          adminPath={admin}
        />
      </SettingsPage>
    )
  },
)
