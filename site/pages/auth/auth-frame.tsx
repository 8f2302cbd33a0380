import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { NeedsScript } from '@/site/layout/needs-script'
import styles from '@/site/pages/auth/auth.module.css'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { privatePageMetadata } from '@/site/seo/page-metadata'
import type { Site } from '@/src/server/site-data'
import type from '@/src/ui/type/type.module.css'

export type AuthPageProps = { params: Promise<{ host: string }> }

/** @param hasSecret of pages whose address must not be told to other sites */
export async function authMetadata(
  { params }: AuthPageProps,
  title: string,
  { hasSecret = false } = {},
): Promise<Metadata> {
  const site = await requireSite((await params).host)
  return {
    ...(await privatePageMetadata(site, title)),
    ...(hasSecret && { referrer: 'no-referrer' as const }),
  }
}

export async function siteOf({ params }: AuthPageProps): Promise<Site> {
  return requireSite((await params).host)
}

type Props = {
  site: Site
  title: string
  lede?: string
  /** False where the form works without scripts, or there is none. */
  needsScript?: boolean
  children: ReactNode
}

/** A page with one form in a calm column. */
export function AuthFrame({ site, title, lede, needsScript = true, children }: Props) {
  return (
    <SitePageFrame site={site}>
      <div className={styles.column}>
        <h1 className={type.heading}>{title}</h1>
        {lede && <p className={type.lede}>{lede}</p>}
        {needsScript && <NeedsScript what="This form" className={styles.note} />}
        {children}
      </div>
    </SitePageFrame>
  )
}
