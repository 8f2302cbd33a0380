import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { staffOf } from '@/src/access/own-profile'

type Screen = (asked: {
  req: PayloadRequest
  searchParams: AdminViewServerProps['searchParams']
}) => Promise<ReactNode>

/**
 * A screen in the frame of the admin, for artists and the platform alone: Payload opens its views to
 * all. Others are asked to sign in, and come back to `path`, which is below the admin's.
 */
export function artistView(path: `/${string}`, screen: Screen) {
  return async ({
    initPageResult,
    params,
    searchParams,
  }: AdminViewServerProps): Promise<ReactNode> => {
    const { req, locale, permissions, visibleEntities } = initPageResult
    const { admin } = req.payload.config.routes
    if (!staffOf(req)) {
      redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}${path}`)}`)
    }
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
        <Gutter>{await screen({ req, searchParams })}</Gutter>
      </DefaultTemplate>
    )
  }
}
