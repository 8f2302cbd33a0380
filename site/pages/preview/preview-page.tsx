import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import styles from '@/site/pages/preview/preview-page.module.css'
import { StartPreview } from '@/site/preview/start-preview.client'
import { RenderPage } from '@/site/render/render-page'
import { requireSite } from '@/site/render/require-site'
import { shownTheme } from '@/src/core/theme/edited-theme'
import { readPreview } from '@/src/server/pages/preview-token'
import { getDraftPage, getDraftTheme, listTiers } from '@/src/server/site-data'
import { SiteRoot } from '@/src/ui/site-root/site-root'

type Props = {
  params: Promise<{ host: string; token: string }>
}

/** The draft that a token is for; not found for every other token, host and page. */
const requireDraft = cache(async (host: string, token: string) => {
  const site = await requireSite(host)
  const grant = readPreview(decodeURIComponent(token))
  if (grant?.profileId !== site.profile.id) {
    notFound()
  }
  const [page, draft, tiers] = await Promise.all([
    getDraftPage(site.profile.id, grant.pageId),
    getDraftTheme(site.profile.id),
    listTiers(site.profile.id),
  ])
  return page ? { site, page, theme: shownTheme(draft.content), tiers } : notFound()
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, token } = await params
  const { page, site } = await requireDraft(host, token)
  return {
    title: `${page.title} – ${site.profile.name}`,
    robots: { index: false, follow: false, noarchive: true },
    // The address holds the token.
    referrer: 'no-referrer',
  }
}

/**
 * The latest draft as the site will show it, theme and all, for anyone who has the artist's token: signed
 * out, unless the artist plays somebody. Read fresh each time and kept nowhere.
 */
export async function PreviewPage({ params }: Props) {
  const { host, token } = await params
  const { site, page, theme, tiers } = await requireDraft(host, token)
  const { themeName, header } = page.pathname === '/' ? page : site
  const shown = { ...site, theme, themeName, header }
  return (
    <>
      <StartPreview tiers={tiers.map(({ id, name }) => ({ id, name }))} />
      <SiteRoot theme={theme} className={styles.draft}>
        <RenderPage site={shown} page={page} />
      </SiteRoot>
    </>
  )
}
