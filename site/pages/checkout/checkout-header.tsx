import Link from 'next/link'
import styles from '@/site/pages/checkout/checkout-header.module.css'
import type { Site } from '@/src/server/site-data'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import { SiteName } from '@/src/ui/site-name/site-name'

/** Whose shop it is and the way back, and nothing else that leads away. */
export function CheckoutHeader({ site: { profile, theme } }: { site: Site }) {
  return (
    <header className={styles.header}>
      <div className={classNames(layout.wrap, styles.bar)}>
        <Link href="/" className={styles.logo}>
          {theme.logo ? (
            // biome-ignore lint/performance/noImgElement: an uploaded logo of unknown shape
            <img src={theme.logo} alt={profile.name} />
          ) : (
            <SiteName name={profile.name} />
          )}
        </Link>
        <Link href="/products" className={styles.back}>
          Back to store
        </Link>
      </div>
    </header>
  )
}
