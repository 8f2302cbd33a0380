import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { Card } from '@/plugins/insights/dashboard/card'
import { CardBoundary } from '@/plugins/insights/dashboard/card-boundary.client'
import type { Right, Subject } from '@/src/core/access/site-roles'

type Props = {
  req: PayloadRequest
  profileId: string
  may: (subject: Subject, right: Right) => boolean
}

/** What a plugin of `plugins/_kit` says of its card. */
type CardProps = { title?: string; subject?: Subject; name?: string }

/**
 * The cards of installed plugins that this person may read. A boundary holds on the server only together with
 * `Suspense`.
 */
export function PluginCards({ req, profileId, may }: Props) {
  const { payload } = req
  const components = payload.config.admin.components?.afterDashboard ?? []
  return [...components.entries()].map(([at, Component]) => {
    const { title, subject, name }: CardProps =
      (typeof Component === 'object' && Component && Component.serverProps) || {}
    return (
      (!subject || may(subject, 'read')) && (
        <Card key={`${at} ${name}`} title={title ?? 'More'}>
          <CardBoundary>
            <Suspense>
              {RenderServerComponent({
                Component,
                importMap: payload.importMap,
                serverProps: { payload, req, profileId },
              })}
            </Suspense>
          </CardBoundary>
        </Card>
      )
    )
  })
}
