import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { TellHeight } from '@/site/embeds/element/tell-height.client'
import { requireSite } from '@/site/render/require-site'
import { colorScheme } from '@/src/core/theme/css-variables'
import { preloadFonts } from '@/src/ui/site-root/preload-fonts'
import { SiteRoot } from '@/src/ui/site-root/site-root'

type Params = { params: Promise<{ host: string }> }

export async function generateViewport({ params }: Params): Promise<Viewport> {
  const { theme } = await requireSite((await params).host)
  return { colorScheme: colorScheme(theme) }
}

/**
 * What a frame on a page elsewhere holds: the theme alone. Account and cart stay out, and visits are not counted.
 * Its own root layout, so that no soft navigation leads from here into the site.
 */
export async function EmbedLayout({ children, params }: Params & { children: ReactNode }) {
  const { theme } = await requireSite((await params).host)
  preloadFonts(theme.fontFamily)
  return (
    <html lang="en" style={{ background: theme.colors.background }}>
      {/* biome-ignore lint/style/noHeadElement: of the app router's root layout */}
      <head>
        {/* Also for the forms of blocks where scripts are off: their answers are pages of the site. */}
        <base target="_blank" />
      </head>
      <body style={{ margin: 0 }}>
        <SiteRoot theme={theme}>{children}</SiteRoot>
        <TellHeight />
      </body>
    </html>
  )
}
