import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { AccountProvider } from '@/site/account/account-provider.client'
import { CartOverlay } from '@/site/cart/cart-overlay.client'
import { CartProvider } from '@/site/cart/cart-provider.client'
import { mainId, overlayRootId } from '@/site/layout/element-ids'
import { NormaliseHash } from '@/site/layout/normalise-hash.client'
import styles from '@/site/layout/site-layout.module.css'
import { PlayerProvider } from '@/site/player/player-provider.client'
import { PreviewHost } from '@/site/preview/preview-host.client'
import { requireSite } from '@/site/render/require-site'
import { feedTypes } from '@/site/seo/page-metadata'
import { siteUrl } from '@/site/seo/site-url'
import { CountVisit } from '@/site/visits/count-visit.client'
import { smallestImageUrl } from '@/src/core/files/smallest-image-url'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { colorScheme } from '@/src/core/theme/css-variables'
import { takesMoney } from '@/src/server/payments'
import type { Site } from '@/src/server/site-data'
import { EmbedsAtOnce } from '@/src/ui/embed/embeds-at-once.client'
import { preloadFonts } from '@/src/ui/site-root/preload-fonts'
import { SiteRoot } from '@/src/ui/site-root/site-root'

const iconPx = 180

type Params = { params: Promise<{ host: string }> }

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const site = await requireSite((await params).host)
  return {
    metadataBase: await siteUrl(site.profile.id),
    title: site.profile.name,
    icons: iconsOf(site),
    alternates: { types: feedTypes },
  }
}

/** The artist's picture in the browser's tab, or their initial. */
function iconsOf({ avatar }: Site): Metadata['icons'] {
  const url = smallestImageUrl(avatar, iconPx)
  return url ? { icon: url, apple: url } : [{ url: '/icon.svg', type: 'image/svg+xml' }]
}

export async function generateViewport({ params }: Params): Promise<Viewport> {
  const { theme } = await requireSite((await params).host)
  return { themeColor: theme.colors.background, colorScheme: colorScheme(theme) }
}

/** What stays while a visitor walks through a site: theme, visitor, cart and player. */
export async function SiteLayout({ children, params }: Params & { children: ReactNode }) {
  const { profile, theme, playersAtOnce } = await requireSite((await params).host)
  preloadFonts(theme.fontFamily)
  const isTest = !takesMoney()

  return (
    <html lang="en" style={{ background: theme.colors.background }}>
      <body style={{ margin: 0 }}>
        <SiteRoot theme={theme} className={styles.root}>
          <AccountProvider profileId={profile.id}>
            <CartProvider profileId={profile.id}>
              <PlayerProvider>
                <a className={styles.skip} href={`#${mainId}`}>
                  Skip to content
                </a>
                {isTest && (
                  <aside className={styles.test} aria-label="Notice">
                    {testPaymentsNotice}
                  </aside>
                )}
                <EmbedsAtOnce isOn={playersAtOnce}>{children}</EmbedsAtOnce>
                <CartOverlay />
                <PreviewHost />
                <CountVisit profileId={profile.id} />
                <NormaliseHash />
                <div id={overlayRootId} />
              </PlayerProvider>
            </CartProvider>
          </AccountProvider>
        </SiteRoot>
      </body>
    </html>
  )
}
