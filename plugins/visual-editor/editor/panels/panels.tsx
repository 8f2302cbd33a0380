import { useUi } from '@/plugins/visual-editor/editor/builder-context'
import { AddPanel } from '@/plugins/visual-editor/editor/panels/add-panel'
import { LayersPanel } from '@/plugins/visual-editor/editor/panels/layers-panel'
import { Rail } from '@/plugins/visual-editor/editor/panels/rail'

/** The rail and the panel that is open; closed while someone writes, so that words are large. */
export function Panels() {
  const panel = useUi((state) => state.panel)
  return (
    <>
      <Rail />
      {panel === 'add' && <AddPanel />}
      {panel === 'layers' && <LayersPanel />}
    </>
  )
}
