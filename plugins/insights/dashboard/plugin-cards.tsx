import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { PayloadRequest } from 'payload'
import { Card } from '@/plugins/insights/dashboard/card'
import type { Right, Subject } from '@/src/core/access/site-roles'

type Props = {
  req: PayloadRequest
  profileId: string
  may: (subject: Subject, right: Right) => boolean
}

/** What a plugin of `plugins/_kit` says of its card. */
type CardProps = { title?: string; subject?: Subject; name?: string }

/** The cards of installed plugins that this person may read. */
export function PluginCards({ req, profileId, may }: Props) {
  const { payload } = req
  const components = payload.config.admin.components?.afterDashboard ?? []
  return components.map((Component) => {
    const { title, subject, name }: CardProps =
      (typeof Component === 'object' && Component && Component.serverProps) || {}
    return (
      (!subject || may(subject, 'read')) && (
        <Card key={name ?? String(Component)} title={title ?? 'More'}>
          {RenderServerComponent({
            Component,
            importMap: payload.importMap,
            serverProps: { payload, req, profileId },
          })}
        </Card>
      )
    )
  })
}
