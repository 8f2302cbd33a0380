import { useRouter } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { createPageApi } from '@/packages/visual-editor/src/editor/page-api'
import { PageBar } from '@/packages/visual-editor/src/editor/page-bar'
import type { PageBuilderProps } from '@/packages/visual-editor/src/editor/page-builder'
import { pageKind } from '@/packages/visual-editor/src/editor/page-kind'
import { createPagePart } from '@/packages/visual-editor/src/editor/page-part'
import styles from '@/packages/visual-editor/src/editor/page-workspace.module.css'
import { useActionContext } from '@/plugins/visual-editor/editor/actions/use-action-context'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { BuilderProvider } from '@/plugins/visual-editor/editor/builder-context'
import { Stage } from '@/plugins/visual-editor/editor/canvas/stage'
import { createBuilder } from '@/plugins/visual-editor/editor/create-builder'
import { useCreateEngine } from '@/plugins/visual-editor/editor/engine/engine'
import { Inspector } from '@/plugins/visual-editor/editor/inspector/inspector'
import { PlaceBar } from '@/plugins/visual-editor/editor/overlay/places/place-bar'
import { KeyDialogs } from '@/plugins/visual-editor/editor/palette/key-dialogs'
import { Panels } from '@/plugins/visual-editor/editor/panels/panels'
import { SaveDialogs } from '@/plugins/visual-editor/editor/save/dialogs/save-dialogs'
import { useLeaving } from '@/plugins/visual-editor/editor/save/leaving/use-leaving'
import { useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { TopBar } from '@/plugins/visual-editor/editor/shell/bar/top-bar'
import { Announcer, Frame } from '@/plugins/visual-editor/editor/shell/frame'
import { Toast } from '@/plugins/visual-editor/editor/shell/toast/toast'
import type { EditedSite } from '@/plugins/visual-editor/editor/state/site-store'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { themePresets } from '@/src/core/theme/theme-presets'

/** Puts the editor's parts together around the page of one document. */
export function PageWorkspace({ page, ...options }: PageBuilderProps) {
  // Made once: what the server handed over does not change while the editor is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document is another editor
  const { kind, initial, api } = useMemo(() => {
    const kind = pageKind(page, options)
    const { document } = repairDocument(page.layout, definitionsOf(kind.blocks))
    return { kind, initial: document, api: createPageApi(page) }
  }, [])
  const engine = useCreateEngine(initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new engine means a new editor
  const { builder, part, parts } = useMemo(() => {
    const builder = createBuilder({ kind, engine, apiPath: page.apiPath, site: noSite })
    const part = createPagePart({ builder, api, page })
    return { builder, part, parts: [part] }
  }, [engine])
  const saving = useSaving(parts, builder)
  const { isDirty } = saving
  // Without autosave, unsaved changes stay in this browser when the editor is left.
  const isSaved = useCallback(async () => !isDirty(), [isDirty])
  const leaving = useLeaving(page.savesItself ? saving : { ...saving, flush: isSaved }, builder)

  const router = useRouter()
  const { leave: leaveFor } = leaving
  const leave = useCallback(
    () => void leaveFor(() => router.push(`${page.adminPath}/collections/${page.slug}/${page.id}`)),
    [leaveFor, router, page],
  )
  const { previewUrl } = page
  const { saveOrSay } = saving
  const preview = useMemo(
    () =>
      previewUrl === null
        ? undefined
        : () => {
            // A window that is opened later would be blocked.
            const tab = window.open('', '_blank')
            void saveOrSay().then(() => tab?.location.assign(previewUrl))
          },
    [previewUrl, saveOrSay],
  )
  const summary = useMemo(
    () => ({ id: String(page.id), title: page.title, pathname: '' }),
    [page.id, page.title],
  )
  const desk = useActionContext({
    builder,
    saving,
    page: summary,
    pages: none,
    openPage: nowhere,
    preview,
    leave,
  })

  return (
    <BuilderProvider value={builder}>
      <Frame>
        <TopBar
          name={
            <div className={styles.name}>
              <span>{page.title}</span>
            </div>
          }
          onLeave={leave}
        >
          <PageBar page={page} saving={saving} part={part} onPreview={preview} />
        </TopBar>
        <Panels own={{}} />
        <Stage />
        <Inspector title={page.title}>
          <p className={styles.help}>
            Select a block to set it. Everything can be done by keyboard; press ? for all keys.
          </p>
        </Inspector>
        <PlaceBar />
        <Toast />
        <Announcer />
        <SaveDialogs ownPart={part} saving={saving} leaving={leaving} adminPath={page.adminPath} />
        <KeyDialogs desk={desk} />
      </Frame>
    </BuilderProvider>
  )
}

const none = [] as const
const nowhere = () => {}

/** Blocks of other apps know nothing of a site; the editor's own parts ask for one. */
const noSite: EditedSite = {
  profile: { id: '', name: '', slug: '' },
  theme: { ...themePresets.paper, logo: '', headerLinks: [], socialLinks: [] },
  themeName: 'default',
  year: 0,
}
