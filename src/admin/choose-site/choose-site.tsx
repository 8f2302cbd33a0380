import type { PayloadRequest } from 'payload'
import styles from '@/src/admin/choose-site/choose-site.module.css'
import { SiteChoices } from '@/src/admin/choose-site/site-choices.client'
import { SettingsPage } from '@/src/admin/settings-page'
import controls from '@/src/admin/ui/controls.module.css'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { asOwner } from '@/src/server/owner'

const words = ownerMessages.chooseSite
const shown = 20

type Props = {
  req: PayloadRequest
  searchParams: Record<string, unknown> | undefined
  /** Of the screen that needs a site. */
  title?: string
}

/** For the platform's admin, who works for no site and may see all: which one the screen is to show. */
export async function ChooseSite({ req, searchParams, title = words.title }: Props) {
  const search = String(searchParams?.site ?? '').slice(0, limits.searchMax)
  const { docs, hasNextPage } = await req.payload.find({
    collection: slugs.profiles,
    where: search ? { or: [{ name: { like: search } }, { slug: { like: search } }] } : {},
    select: { name: true, slug: true },
    sort: 'name',
    limit: shown,
    ...asOwner(req),
  })
  return (
    <SettingsPage title={title} about={words.about}>
      <section className={styles.sites} aria-label={words.title}>
        {(search || hasNextPage) && (
          <search>
            <form>
              <input
                className={controls.field}
                type="search"
                name="site"
                defaultValue={search}
                placeholder={words.search}
                aria-label={words.search}
                maxLength={limits.searchMax}
              />
            </form>
          </search>
        )}
        {docs.length > 0 ? (
          <SiteChoices sites={docs.map(({ id, name, slug }) => ({ id, name, slug }))} />
        ) : (
          <p>{search ? words.notFound : words.none}</p>
        )}
        {hasNextPage && <p className={styles.more}>{words.more}</p>}
      </section>
    </SettingsPage>
  )
}
