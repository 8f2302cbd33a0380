import type { PayloadRequest, ServerProps } from 'payload'
import type { PluginView } from '@/plugins/_kit/views'
import { mayAnywhere } from '@/src/access/own-profile'
import { AdminLink } from '@/src/admin/admin-link'

type Props = ServerProps & { req?: PayloadRequest; pluginView: PluginView }

/** The way to a plugin's screen, for those who may see it. */
export function PluginNavLink({ payload, params, req, pluginView }: Props) {
  const { path, title, subject } = pluginView
  const href = `${payload.config.routes.admin}${path}`
  const here = `/${[params?.segments ?? []].flat().join('/')}`
  return (
    req &&
    mayAnywhere(req, subject, 'read') && (
      <AdminLink
        className="nav__link"
        href={href}
        aria-current={here === path ? 'page' : undefined}
      >
        {title}
      </AdminLink>
    )
  )
}
