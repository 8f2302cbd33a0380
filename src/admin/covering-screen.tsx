import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

/** Name, among the admin's `dependencies`, of the component that screens over the whole window have with them. */
export const coveringTools = 'coveringTools'

type Props = Pick<AdminViewServerProps, 'initPageResult'> & { children: ReactNode }

/** A screen that lies over the whole window, with what stands above all screens and what its keys reach everywhere. */
export function CoveringScreen({ initPageResult, children }: Props) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload } = req
  const tools = payload.config.admin.dependencies[coveringTools]
  return (
    <>
      {RenderServerComponent({
        Component: payload.config.admin.components.header,
        importMap: payload.importMap,
        serverProps: { req },
      })}
      {children}
      {tools &&
        RenderServerComponent({
          Component: tools.path,
          importMap: payload.importMap,
          serverProps: { req, permissions, visibleEntities },
        })}
    </>
  )
}
