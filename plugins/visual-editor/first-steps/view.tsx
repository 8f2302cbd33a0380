import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { canvasSite, loadCanvasData } from '@/plugins/visual-editor/canvas-data'
import { findNewProfile } from '@/plugins/visual-editor/first-steps/find-new-profile'
import { FirstStepsLoader } from '@/plugins/visual-editor/first-steps/first-steps-loader'
import { env } from '@/src/core/env'
import { themeRegistry } from '@/src/core/theme/registry'
import { themeOf } from '@/src/core/theme/site-theme'
import { loadSiteText } from '@/src/server/pages/site-text'
import { getSiteOf } from '@/src/server/site-data'

/** Anyone who has no new site, or is not signed in, belongs elsewhere: Payload opens such views to all. */
export async function FirstStepsView({ initPageResult: { req } }: AdminViewServerProps) {
  const { admin, api } = req.payload.config.routes
  const profile = await findNewProfile(req)
  const [site, words] = profile
    ? await Promise.all([getSiteOf(profile.id), loadSiteText(profile.id)])
    : []
  if (!profile || !site || !words) {
    redirect(admin)
  }
  const page = themeOf(themeRegistry(), profile.themeName).home(words)
  return (
    <FirstStepsLoader
      profileId={profile.id}
      words={words}
      site={{ ...canvasSite(site), pathname: '/' }}
      blockData={await loadCanvasData(site, Object.values(page.nodes))}
      platformName={env().platform.name}
      adminPath={admin}
      apiPath={api}
    />
  )
}
