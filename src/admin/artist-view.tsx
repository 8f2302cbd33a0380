import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { isPlatformAdmin, mayOn, staffOf } from '@/src/access/own-profile'
import { ChooseSite } from '@/src/admin/choose-site/choose-site'
import { orSkeleton } from '@/src/admin/or-skeleton'
import { SettingsPage } from '@/src/admin/settings-page'
import type { Subject } from '@/src/core/access/site-roles'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { shownProfile } from '@/src/server/chosen-profile'
import { noteStaff } from '@/src/server/visits/note-staff'

type Asked = {
  req: PayloadRequest
  searchParams: AdminViewServerProps['searchParams']
  /** Of the address, below the admin's. */
  segments: readonly string[]
}

type Screen = (asked: Asked) => Promise<ReactNode>

type Place = {
  /** Below the admin's. */
  path: `/${string}`
  /** What it shows: whose role does not allow that is told so. `platform` is for the platform's admin alone. */
  subject: Subject | 'platform'
}

/**
 * A screen in the frame of the admin, for artists and the platform alone: Payload opens its views to
 * all. Others are asked to sign in, and come back to `path`.
 */
export function artistView({ path, subject }: Place, screen: Screen) {
  return async ({
    initPageResult,
    params,
    searchParams,
  }: AdminViewServerProps): Promise<ReactNode> => {
    const { req, locale, permissions, visibleEntities } = initPageResult
    const { admin } = req.payload.config.routes
    const segments = [params?.segments ?? []].flat()
    if (!staffOf(req)) {
      const here = segments.length > 0 ? `/${segments.join('/')}` : path
      redirect(`${admin}/login?redirect=${encodeURIComponent(admin + here)}`)
    }
    await noteStaff(req)
    const views = Object.values(req.payload.config.admin.components?.views ?? {})
    const title = views.find((view) => view?.path === path)?.meta?.title
    return (
      <DefaultTemplate
        i18n={req.i18n}
        locale={locale}
        params={params}
        payload={req.payload}
        permissions={permissions}
        req={req}
        searchParams={searchParams}
        user={req.user ?? undefined}
        visibleEntities={visibleEntities}
      >
        <SetStepNav nav={[{ label: String(title ?? '') }]} />
        <Gutter>
          {maySee(req, subject) ? (
            await screen({ req, searchParams, segments })
          ) : (
            <p>{ownerMessages.team.notYours}</p>
          )}
        </Gutter>
      </DefaultTemplate>
    )
  }
}

/** On the site that is shown; without one there is nothing that could be kept from anybody. */
function maySee(req: PayloadRequest, subject: Place['subject']): boolean {
  if (subject === 'platform' || isPlatformAdmin(req)) {
    return isPlatformAdmin(req)
  }
  const profileId = shownProfile(req)
  return profileId === null || mayOn(req, profileId, subject, 'read')
}

type SitePlace = Place & {
  /** Stands there while it is read. */
  skeleton?: ReactNode
  /** Of a page of the settings: its title, and what is said as long as no site is chosen. */
  settings?: { title: string; chooseSite: string }
}

type SiteScreen = (
  asked: Asked & { profileId: string; admin: string; api: string },
) => Promise<ReactNode>

/** A screen about the site that is shown, with the paths of the admin and of the API. */
export function siteView({ settings, skeleton, ...place }: SitePlace, screen: SiteScreen) {
  return artistView(place, async (asked) => {
    const profileId = shownProfile(asked.req)
    const { admin, api } = asked.req.payload.config.routes
    if (profileId) {
      const shown = screen({ ...asked, profileId, admin, api })
      return skeleton ? orSkeleton(shown, skeleton) : shown
    }
    if (isPlatformAdmin(asked.req)) {
      return <ChooseSite {...asked} title={settings?.title} />
    }
    return settings ? (
      <SettingsPage title={settings.title} about={settings.chooseSite} />
    ) : (
      <p>{ownerMessages.team.noSite}</p>
    )
  })
}
