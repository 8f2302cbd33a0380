import { requireSite } from '@/site/render/require-site'
import { iconSvg } from '@/site/seo/icon-svg'

type Context = { params: Promise<{ host: string }> }

export async function iconResponse(_request: Request, { params }: Context): Promise<Response> {
  const { profile, theme } = await requireSite((await params).host)
  return new Response(iconSvg(profile.name, theme), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  })
}
