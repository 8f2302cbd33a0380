import styles from '@/plugins/insights/dashboard/dashboard.module.css'
import type { Dashboard } from '@/plugins/insights/dashboard/load-dashboard'
import { formatCount } from '@/plugins/insights/labels'
import { AdminLink } from '@/src/admin/admin-link'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { OnlineButton } from '@/src/admin/online-button.client'
import { slugs } from '@/src/core/slugs'
import { Picture } from '@/src/ui/picture/picture'
import { SiteRoot } from '@/src/ui/site-root/site-root'

type SiteCardProps = Pick<Dashboard, 'site' | 'siteUrl' | 'home' | 'picture' | 'pageCount'> & {
  adminPath: string
  apiPath: string
  /** Takes the whole row. */
  isWide: boolean
  /** Whether this person decides that it is online. */
  mayPutOnline: boolean
}

/** The artist's site in small, in its own colours and letters, and the ways into it. */
export function SiteCard(props: SiteCardProps) {
  const { site, siteUrl, home, picture, pageCount, adminPath, apiPath, isWide, mayPutOnline } =
    props
  const { profile, theme, isOnline } = site
  // Those who work for a site see it before visitors do, by a link with a secret.
  const viewUrl = isOnline ? siteUrl : `${apiPath}/${slugs.profiles}/${profile.id}/site`
  const address = siteUrl ? new URL(siteUrl).host : ''
  return (
    <section className={styles.site} data-wide={isWide} aria-label="Your site">
      <div className={styles.poster} inert>
        <SiteRoot theme={theme}>
          <div className={styles.posterPage}>
            {picture && <Picture media={picture} sizes="480px" alt="" cover />}
            <p className={styles.posterName}>{profile.name}</p>
            {profile.tagline && <p className={styles.posterLine}>{profile.tagline}</p>}
          </div>
        </SiteRoot>
      </div>
      <div className={styles.siteWords}>
        <p className={styles.state} data-live={isOnline}>
          {isOnline ? 'Online' : 'Not online yet'}
          {home && (
            <>
              {' · saved '}
              <LocalTime iso={home.updatedAt} />
            </>
          )}
        </p>
        <h2>{profile.name}</h2>
        {siteUrl && (
          <a href={viewUrl ?? siteUrl} target="_blank" rel="noreferrer">
            {address}
          </a>
        )}
        {pageCount > 0 && <p className={styles.quiet}>{formatCount(pageCount, 'page')}</p>}
        <div className={styles.actions}>
          {home && (
            <AdminLink
              className={styles.primary}
              href={`${adminPath}/collections/${slugs.pages}/${home.id}/builder`}
            >
              Edit home page
            </AdminLink>
          )}
          {siteUrl && (
            <a
              className={styles.secondary}
              href={viewUrl ?? siteUrl}
              target="_blank"
              rel="noreferrer"
            >
              View site
            </a>
          )}
          {mayPutOnline && (
            <OnlineButton
              profileId={profile.id}
              apiPath={apiPath}
              isOnline={isOnline}
              className={isOnline ? styles.quietButton : styles.secondary}
              problemClass={styles.problem}
            />
          )}
        </div>
      </div>
    </section>
  )
}
