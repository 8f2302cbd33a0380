import type { ReactNode } from 'react'
import { useUi } from '@/plugins/visual-editor/editor/builder-context'
import { LayersPanel } from '@/plugins/visual-editor/editor/layers/layers-panel'
import { AddPanel } from '@/plugins/visual-editor/editor/panels/add-panel'
import { Rail } from '@/plugins/visual-editor/editor/panels/rail'
import type { Panel } from '@/plugins/visual-editor/editor/state/ui-store'

type Props = {
  /** The panels that one kind of document has for itself. */
  own: Partial<Record<Panel, ReactNode>>
}

/** The rail and the panel that is open; closed while someone writes, so that words are large. */
export function Panels({ own }: Props) {
  const panel = useUi((state) => state.panel)
  return (
    <>
      <Rail />
      {panel === 'add' && <AddPanel />}
      {panel === 'layers' && <LayersPanel />}
      {panel && own[panel]}
    </>
  )
}
