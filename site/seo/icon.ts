import { escapeXml } from '@/site/feeds/xml'
import { requireSite } from '@/site/render/require-site'
import type { Theme } from '@/src/core/theme/schema'

type Context = { params: Promise<{ host: string }> }

export async function iconResponse(_request: Request, { params }: Context): Promise<Response> {
  const { profile, theme } = await requireSite((await params).host)
  return new Response(iconSvg(profile.name, theme), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** The browser tab's picture: the artist's initial on the primary colour. */
export function iconSvg(
  name: string,
  { colors, cornerRadius }: Pick<Theme, 'colors' | 'cornerRadius'>,
): string {
  const initial = [...name.trim().toUpperCase()][0] ?? ''
  const radius = Math.min(16, cornerRadius * 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${colors.primary}"/><text x="16" y="23" fill="${colors.textPrimary}" font-family="system-ui,sans-serif" font-size="20" font-weight="800" text-anchor="middle">${escapeXml(initial)}</text></svg>`
}
