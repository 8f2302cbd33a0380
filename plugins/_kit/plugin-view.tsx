import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'
import styles from '@/plugins/_kit/plugin-view.module.css'
import type { PluginView } from '@/plugins/_kit/views'
import { siteView } from '@/src/admin/artist-view'

type Props = AdminViewServerProps & { pluginView: PluginView }

/** A plugin's screen in the admin's frame, for those whose role allows what it is about. */
export function PluginScreen({ pluginView, ...props }: Props) {
  const { Component, path, subject, title } = pluginView
  const View = siteView({ path, subject }, async ({ req, profileId }) => {
    const { payload } = req
    return (
      <div className={styles.view}>
        <h1>{title}</h1>
        {RenderServerComponent({
          Component,
          importMap: payload.importMap,
          serverProps: { payload, req, profileId },
        })}
      </div>
    )
  })
  return View(props)
}
