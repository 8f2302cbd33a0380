import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

/** Name, among the admin's `dependencies`, of the component that screens over the whole window have with them. */
export const coveringTools = 'coveringTools'

type Props = Pick<AdminViewServerProps, 'initPageResult'> & { children: ReactNode }

/** A screen that lies over the whole window, with what its keys reach from everywhere in the admin. */
export function CoveringScreen({ initPageResult, children }: Props) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload } = req
  const tools = payload.config.admin.dependencies[coveringTools]
  return (
    <>
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
