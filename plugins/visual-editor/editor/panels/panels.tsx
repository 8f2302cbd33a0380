import { Suspense } from 'react'
import { useUi } from '@/plugins/visual-editor/editor/builder-context'
import { LayersPanel } from '@/plugins/visual-editor/editor/layers/layers-panel'
import type { PagesPanelProps } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { AddPanel } from '@/plugins/visual-editor/editor/panels/add-panel'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import { Rail } from '@/plugins/visual-editor/editor/panels/rail'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'
import type { ThemePanelProps } from '@/plugins/visual-editor/editor/theme/theme-panel'

const PagesPanel = lazyPart(
  'your pages',
  () =>
    import('@/plugins/visual-editor/editor/pages/pages-panel').then(({ PagesPanel }) => PagesPanel),
  ({ ui }) => ui.setState({ panel: null }),
)

const ThemePanel = lazyPart(
  'the theme',
  () =>
    import('@/plugins/visual-editor/editor/theme/theme-panel').then(({ ThemePanel }) => ThemePanel),
  ({ ui }) => ui.setState({ panel: null }),
)

type Props = { pages: PagesPanelProps; theme: ThemePanelProps }

/** The rail and the panel that is open; closed while someone writes, so that words are large. */
export function Panels({ pages, theme }: Props) {
  const panel = useUi((state) => state.panel)
  return (
    <>
      <Rail />
      {panel === 'add' && <AddPanel />}
      {panel === 'layers' && <LayersPanel />}
      {panel === 'pages' && (
        <Suspense fallback={<PanelFrame title="Pages" />}>
          <PagesPanel {...pages} />
        </Suspense>
      )}
      {panel === 'theme' && (
        <Suspense fallback={<PanelFrame title="Theme" />}>
          <ThemePanel {...theme} />
        </Suspense>
      )}
    </>
  )
}
