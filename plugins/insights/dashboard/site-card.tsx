import Link from 'next/link'
import styles from '@/plugins/insights/dashboard/dashboard.module.css'
import type { Dashboard } from '@/plugins/insights/dashboard/load-dashboard'
import { LocalTime } from '@/plugins/insights/local-time.client'
import { sayCount } from '@/plugins/insights/words'
import { slugs } from '@/src/core/slugs'
import { Picture } from '@/src/ui/picture/picture'
import { SiteRoot } from '@/src/ui/site-root/site-root'

type Props = Pick<Dashboard, 'site' | 'siteUrl' | 'home' | 'picture' | 'pageCount'> & {
  adminPath: string
  /** Takes the whole row. */
  isWide: boolean
}

/** The artist's site in small, in its own colours and letters, and the ways into it. */
export function SiteCard({ site, siteUrl, home, picture, pageCount, adminPath, isWide }: Props) {
  const { profile, theme } = site
  const isLive = home?._status === 'published'
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
        <p className={styles.state} data-live={isLive}>
          {isLive ? 'Live' : 'Not live yet'}
          {home && (
            <>
              {' · saved '}
              <LocalTime iso={home.updatedAt} />
            </>
          )}
        </p>
        <h2>{profile.name}</h2>
        {siteUrl && (
          <a href={siteUrl} target="_blank" rel="noreferrer">
            {address}
          </a>
        )}
        <p className={styles.quiet}>{sayCount(pageCount, 'page')}</p>
        <div className={styles.actions}>
          {home && (
            <Link
              className={styles.primary}
              href={`${adminPath}/collections/${slugs.pages}/${home.id}/builder`}
            >
              Edit home page
            </Link>
          )}
          {siteUrl && (
            <a className={styles.secondary} href={siteUrl} target="_blank" rel="noreferrer">
              View site
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
