import { useRouter, useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { editorBlocks } from '@/blocks/_generated/editor'
import { useActionContext } from '@/plugins/visual-editor/editor/actions/use-action-context'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import {
  type BuilderContext,
  BuilderProvider,
} from '@/plugins/visual-editor/editor/builder-context'
import type { BuilderProps } from '@/plugins/visual-editor/editor/builder-props'
import { createBlockDataStore } from '@/plugins/visual-editor/editor/canvas/blocks/block-data-store'
import { Stage } from '@/plugins/visual-editor/editor/canvas/stage'
import { createBuilder } from '@/plugins/visual-editor/editor/create-builder'
import { useCreateEngine } from '@/plugins/visual-editor/editor/engine/engine'
import { Inspector } from '@/plugins/visual-editor/editor/inspector/inspector'
import { PageHelp } from '@/plugins/visual-editor/editor/inspector/page-help'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'
import { useExternalDrop } from '@/plugins/visual-editor/editor/media/upload/use-external-drop'
import { PlaceBar } from '@/plugins/visual-editor/editor/overlay/places/place-bar'
import { DeferredPageDeletion } from '@/plugins/visual-editor/editor/pages/deferred-deletion'
import { HandoffAnnouncement } from '@/plugins/visual-editor/editor/pages/handoff-announcement'
import { createOwnSettings } from '@/plugins/visual-editor/editor/pages/own-settings'
import { pageGroups } from '@/plugins/visual-editor/editor/pages/page-groups'
import type { OpenPage, PagesPanelProps } from '@/plugins/visual-editor/editor/pages/pages-panel'
import { KeyDialogs } from '@/plugins/visual-editor/editor/palette/key-dialogs'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import { Panels } from '@/plugins/visual-editor/editor/panels/panels'
import { useOfferOnline } from '@/plugins/visual-editor/editor/publish/offer-online'
import { OtherHomeNotice } from '@/plugins/visual-editor/editor/publish/other-home-notice'
import { createPageStatus } from '@/plugins/visual-editor/editor/publish/page-status'
import { PublishBar } from '@/plugins/visual-editor/editor/publish/publish-bar'
import { PublishDialogs } from '@/plugins/visual-editor/editor/publish/publish-dialogs'
import { usePublishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import { usePublishCheck } from '@/plugins/visual-editor/editor/publish-check/use-publish-check'
import { createPagesApi } from '@/plugins/visual-editor/editor/save/calls/pages-api'
import { SaveDialogs } from '@/plugins/visual-editor/editor/save/dialogs/save-dialogs'
import { useLeaving } from '@/plugins/visual-editor/editor/save/leaving/use-leaving'
import { createPagePart } from '@/plugins/visual-editor/editor/save/page-part'
import { usePageLock } from '@/plugins/visual-editor/editor/save/use-page-lock'
import { useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { KeepSection } from '@/plugins/visual-editor/editor/sections/keep-section'
import { PageSwitch } from '@/plugins/visual-editor/editor/shell/bar/page-switch'
import { TopBar } from '@/plugins/visual-editor/editor/shell/bar/top-bar'
import { Announcer, Frame } from '@/plugins/visual-editor/editor/shell/frame'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'
import { Toast } from '@/plugins/visual-editor/editor/shell/toast/toast'
import type { Panel } from '@/plugins/visual-editor/editor/state/ui-store'
import type { ThemePanelProps } from '@/plugins/visual-editor/editor/theme/theme-panel'
import { createThemePart } from '@/plugins/visual-editor/editor/theme/theme-part'
import { useCanvasTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { builderPath, checkParam } from '@/plugins/visual-editor/publish-check/subject'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { slugs } from '@/src/core/slugs'

const CheckDialog = lazyPart(
  'what was found',
  () =>
    import('@/plugins/visual-editor/editor/publish-check/check-dialog').then(
      ({ CheckDialog }) => CheckDialog,
    ),
  (_, { check }) => check.close(),
)

const SettingsConflict = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/pages/settings-conflict').then(
      ({ SettingsConflict }) => SettingsConflict,
    ),
  'insist',
)

const kind = pageKind(editorBlocks)

/** Puts the editor's parts together around one page. */
export function PageWorkspace(props: BuilderProps) {
  const { page, adminPath, apiPath } = props
  const initial = useMemo(
    () => repairDocument(page.layout, definitionsOf(kind.blocks)).document,
    [page.layout],
  )
  const engine = useCreateEngine(initial, props.theme.content)
  const api = useMemo(() => createPagesApi(apiPath, page.id), [apiPath, page.id])
  const builder = useBuilderContext(props, engine, api)
  // What is saved by itself, each with its own draft; published and discarded together.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new engine means a new editor
  const { status, pagePart, themePart, parts } = useMemo(() => {
    const status = createPageStatus(page)
    const settings = createOwnSettings(builder, page.id)
    const pagePart = createPagePart({ builder, api, settings, page, status })
    const themePart = createThemePart({ builder, stored: props.theme })
    return { status, pagePart, themePart, parts: [pagePart, themePart] }
  }, [builder, api])
  const online = useOfferOnline(props)
  const { typed, commands } = builder
  const kept = useSaving(parts, { typed, commands, onPublished: online.offer })
  const { check, saving, mayGoLive } = usePublishCheck(kept, builder, {
    pageId: page.id,
    // What cannot be opened whole, or is somebody else's now, says that first.
    isAsked: useSearchParams().has(checkParam) && page.problems.length === 0,
  })
  const hasUnpublished = useStore(pagePart.store, (state) => state.hasUnpublished)
  const [liveTheme, setLiveTheme] = useState(props.liveTheme)
  const publishing = usePublishing({
    page,
    pagePart,
    themePart,
    api,
    saving,
    mayGoLive,
    status,
    commands: builder.commands,
  })
  const lock = usePageLock(api, pagePart)
  const router = useRouter()

  const leaving = useLeaving(saving, builder)
  useCanvasTheme(builder)
  useExternalDrop(builder)

  const { leave: leaveFor } = leaving
  const goTo = useCallback(
    (path: string, onLeave?: () => void) =>
      void leaveFor(() => {
        onLeave?.()
        router.push(path)
      }),
    [router, leaveFor],
  )
  const leave = useCallback(
    () => goTo(`${adminPath}/collections/${slugs.pages}/${page.id}`),
    [goTo, adminPath, page.id],
  )
  const openPage = useCallback<OpenPage>(
    (id, { isChecked, onLeave } = {}) => goTo(builderPath(adminPath, id, isChecked), onLeave),
    [goTo, adminPath],
  )
  const entries = useStore(builder.pages, ({ pages }) => pages)
  const pages = useMemo(() => {
    const { own, legal } = pageGroups(entries, {
      themeName: props.site.themeName,
      currentId: page.id,
    })
    return [...own, ...legal]
  }, [entries, props.site.themeName, page.id])
  const hasQuestion = useStore(builder.pages, ({ question }) => question !== null)
  const current = pages.find(({ id }) => id === page.id) ?? page
  const onLook = useCallback(async () => {
    const url = await api.previewUrl()
    if (url) {
      window.location.assign(url)
    }
    return url ? '' : ownerMessages.editor.noPreview
  }, [api])
  const { preview } = publishing
  const desk = useActionContext({ builder, saving, page, pages, openPage, preview, leave })

  return (
    <BuilderProvider value={builder}>
      <Frame>
        <TopBar
          name={<PageSwitch page={current} pages={pages} onOpenPage={openPage} />}
          onLeave={leave}
        >
          <OtherHomeNotice liveTheme={liveTheme} openPage={openPage} />
          <PublishBar saving={saving} publishing={publishing} siteOrigin={online.viewOrigin} />
        </TopBar>
        <Panels
          own={pagePanels({
            pages: {
              adminPath,
              currentId: page.id,
              hasUnpublished,
              openPage,
              saveOpen: saving.saveOrSay,
              noteChange: pagePart.noteUnpublished,
            },
            theme: {
              liveTheme,
              openPage,
              adminPath,
              publishOpen: publishing.publishOpen,
              onLive: (themeName) => {
                setLiveTheme(themeName)
                void publishing.refresh()
              },
            },
          })}
        />
        <Stage />
        <Inspector title={current.title}>
          <PageHelp pathname={current.pathname} />
        </Inspector>
        <PlaceBar />
        <Toast />
        <Announcer />
        <KeepSection />
        <DeferredPageDeletion currentId={page.id} />
        <HandoffAnnouncement />
        <SaveDialogs
          lock={{ ...lock, wayOut: { label: 'Look only', run: onLook } }}
          ownPart={pagePart}
          saving={saving}
          leaving={leaving}
          adminPath={adminPath}
        />
        {hasQuestion && (
          <Suspense>
            <SettingsConflict currentId={page.id} />
          </Suspense>
        )}
        {online.dialog}
        <PublishDialogs publishing={publishing} saving={saving} />
        {check.found.length > 0 && (
          <Suspense>
            <CheckDialog check={check} adminPath={adminPath} onOpenPage={openPage} />
          </Suspense>
        )}
        <KeyDialogs desk={desk} />
      </Frame>
    </BuilderProvider>
  )
}

function useBuilderContext(
  { page: { pathname }, site, pages, blockData, loadingTypes, apiPath }: BuilderProps,
  engine: BuilderContext['engine'],
  api: ReturnType<typeof createPagesApi>,
): BuilderContext {
  // Made once: what the server handed over does not change while the editor is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new engine means a new editor
  return useMemo(
    () =>
      createBuilder({
        engine,
        kind,
        blockData: createBlockDataStore(blockData, api.blockData),
        readPollVotes: api.pollVotes,
        ...{ loadingTypes, site, pages, apiPath, pathname },
      }),
    [engine, api],
  )
}

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

type PagePanelsProps = { pages: PagesPanelProps; theme: ThemePanelProps }

/** The panels that only pages have. */
const pagePanels = ({ pages, theme }: PagePanelsProps): Partial<Record<Panel, ReactNode>> => ({
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
