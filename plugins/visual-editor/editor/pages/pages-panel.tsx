import { Suspense, useState } from 'react'
import { PageList } from '@/plugins/visual-editor/editor/pages/page-list'
import {
  useFreshPages,
  usePageCommands,
  usePages,
} from '@/plugins/visual-editor/editor/pages/use-pages'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'

const NewPage = lazyPart(
  'the templates',
  () => import('@/plugins/visual-editor/editor/pages/new-page').then(({ NewPage }) => NewPage),
  (_, { onBack }) => onBack(),
)
const PageSettings = lazyPart(
  'the settings',
  () =>
    import('@/plugins/visual-editor/editor/pages/page-settings').then(
      ({ PageSettings }) => PageSettings,
    ),
  (_, { onBack }) => onBack(),
)

type Opening = {
  /** Looks at the page as before it goes live. */
  isChecked?: boolean
  /** Called once nothing keeps from leaving the page that is open. */
  onLeave?: () => void
}
export type OpenPage = (id: string, opening?: Opening) => void

export type PagesPanelProps = {
  adminPath: string
  /** The page that is open. */
  currentId: string
  /** The open page's draft has something that visitors do not see. */
  hasUnpublished: boolean
  /** Saves what is open, then opens another page. */
  openPage: OpenPage
  /** Saves what is open; says by itself why not, and answers whether that worked. */
  saveOpen: () => Promise<boolean>
  /** The open page has other settings than the live one now. */
  noteChange: () => void
}

type View = { kind: 'list' } | { kind: 'new' } | { kind: 'settings'; id: string }

/** Every page of the site: to open, to add, to name, to put in order. */
export function PagesPanel(props: PagesPanelProps) {
  const [view, setView] = useState<View>({ kind: 'list' })
  const commands = usePageCommands()
  useFreshPages(commands, props.hasUnpublished)
  const settingsId = view.kind === 'settings' ? view.id : null
  const page = usePages(({ pages }) => pages.find(({ id }) => id === settingsId))
  const back = () => setView({ kind: 'list' })

  if (view.kind === 'new') {
    return (
      <Suspense fallback={<PanelFrame title="Add a page" onBack={back} />}>
        <NewPage commands={commands} openPage={props.openPage} onBack={back} />
      </Suspense>
    )
  }
  if (page) {
    return (
      <Suspense fallback={<PanelFrame title={page.title} onBack={back} />}>
        <PageSettings key={page.id} {...props} page={page} commands={commands} onBack={back} />
      </Suspense>
    )
  }
  return (
    <PageList
      {...props}
      commands={commands}
      onAdd={() => setView({ kind: 'new' })}
      onSettings={(id) => setView({ kind: 'settings', id })}
    />
  )
}
