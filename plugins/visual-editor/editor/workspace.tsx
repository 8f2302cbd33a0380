import { useRouter } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { editorBlocks } from '@/blocks/_generated/editor'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import {
  type BuilderContext,
  BuilderProvider,
} from '@/plugins/visual-editor/editor/builder-context'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import { createBlockDataStore } from '@/plugins/visual-editor/editor/canvas/block-data-store'
import { useCreateEngine } from '@/plugins/visual-editor/editor/canvas/engine'
import { Stage } from '@/plugins/visual-editor/editor/canvas/stage'
import { createCommands } from '@/plugins/visual-editor/editor/commands/create-commands'
import { useShortcuts } from '@/plugins/visual-editor/editor/commands/use-shortcuts'
import { Inspector } from '@/plugins/visual-editor/editor/inspector/inspector'
import { Panels } from '@/plugins/visual-editor/editor/panels/panels'
import { createPagesApi } from '@/plugins/visual-editor/editor/save/pages-api'
import { SaveProblemDialog } from '@/plugins/visual-editor/editor/save/save-problem-dialog'
import { useLeaveGuard } from '@/plugins/visual-editor/editor/save/use-leave-guard'
import { useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { Announcer } from '@/plugins/visual-editor/editor/shell/announcer'
import { Frame } from '@/plugins/visual-editor/editor/shell/frame'
import { Toast } from '@/plugins/visual-editor/editor/shell/toast'
import { TopBar } from '@/plugins/visual-editor/editor/shell/top-bar'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import { repairDocument } from '@/src/core/page-document/repair'
import { slugs } from '@/src/core/slugs'

/** Puts the editor's parts together around one page. */
export function Workspace(props: BuilderProps) {
  const { page, pages, siteUrl, adminPath, apiPath } = props
  const initial = useMemo(
    () => repairDocument(page.layout, definitionsOf(editorBlocks)).document,
    [page.layout],
  )
  const engine = useCreateEngine(initial)
  const api = useMemo(() => createPagesApi(apiPath, page.id), [apiPath, page.id])
  const builder = useBuilderContext(props, engine, api)
  const { commands, ui } = builder
  const saving = useSaving({ builder, api, rev: page.rev, hasUnpublished: page.hasUnpublished })
  const router = useRouter()

  const saveBeforeLeaving = saving.flush
  useLeaveGuard(saving.isDirty, saveBeforeLeaving)
  useShortcuts(engine, ui, commands)

  const goTo = useCallback(
    (path: string) => {
      void saveBeforeLeaving().then((isSaved) => {
        if (isSaved) {
          router.push(path)
        }
      })
    },
    [router, saveBeforeLeaving],
  )
  const pagesPath = `${adminPath}/collections/${slugs.pages}`

  return (
    <BuilderProvider value={builder}>
      <Frame>
        <TopBar
          page={page}
          pages={pages}
          siteUrl={siteUrl}
          saving={saving}
          onLeave={() => goTo(`${pagesPath}/${page.id}`)}
          onOpenPage={(id) => goTo(`${pagesPath}/${id}/builder`)}
        />
        <Panels />
        <Stage />
        <Inspector pageTitle={page.title} pathname={page.pathname} />
        <Toast />
        <Announcer />
        <SaveProblemDialog saving={saving} />
      </Frame>
    </BuilderProvider>
  )
}

function useBuilderContext(
  { site, blockData, loadingTypes, apiPath }: BuilderProps,
  engine: BuilderContext['engine'],
  api: ReturnType<typeof createPagesApi>,
): BuilderContext {
  // Made once: what the server handed over does not change while the editor is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new engine means a new editor
  return useMemo(() => {
    const ui = createUiStore()
    const typed: BuilderContext['typed'] = { commit: null }
    return {
      engine,
      ui,
      typed,
      blocks: editorBlocks,
      commands: createCommands({ engine, ui, blocks: editorBlocks, typed }),
      blockData: createBlockDataStore(blockData, api.blockData),
      loadingTypes: new Set(loadingTypes),
      site: createSiteStore(site),
      isEditing: true,
      apiPath,
      elements: { stage: null, page: null },
    }
  }, [engine, api])
}
