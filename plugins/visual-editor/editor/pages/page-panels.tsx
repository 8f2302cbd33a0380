import { type ReactNode, Suspense } from 'react'
import type { PagesPanelProps } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'
import type { Panel } from '@/plugins/visual-editor/editor/state/ui-store'
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

/** The panels that only pages have. */
export const pagePanels = ({ pages, theme }: Props): Partial<Record<Panel, ReactNode>> => ({
  pages: (
    <Suspense fallback={<PanelFrame title="Pages" />}>
      <PagesPanel {...pages} />
    </Suspense>
  ),
  theme: (
    <Suspense fallback={<PanelFrame title="Theme" />}>
      <ThemePanel {...theme} />
    </Suspense>
  ),
})
