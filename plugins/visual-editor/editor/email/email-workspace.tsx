import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useActionContext } from '@/plugins/visual-editor/editor/actions/use-action-context'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import {
  type BuilderContext,
  BuilderProvider,
} from '@/plugins/visual-editor/editor/builder-context'
import { createBlockDataStore } from '@/plugins/visual-editor/editor/canvas/blocks/block-data-store'
import { Stage } from '@/plugins/visual-editor/editor/canvas/stage'
import { createBuilder } from '@/plugins/visual-editor/editor/create-builder'
import styles from '@/plugins/visual-editor/editor/email/email.module.css'
import { createEmailApi, type EmailApi } from '@/plugins/visual-editor/editor/email/email-api'
import { EmailBar, type EmailDialog } from '@/plugins/visual-editor/editor/email/email-bar'
import {
  type EmailContext,
  EmailProvider,
} from '@/plugins/visual-editor/editor/email/email-context'
import { withSubject } from '@/plugins/visual-editor/editor/email/email-document'
import { emailKind } from '@/plugins/visual-editor/editor/email/email-kind'
import { EmailOverview } from '@/plugins/visual-editor/editor/email/email-overview'
import { createEmailPart } from '@/plugins/visual-editor/editor/email/email-part'
import type { EmailBuilderProps } from '@/plugins/visual-editor/editor/email/email-props'
import {
  emailLabels,
  lossOf,
  missingIn,
} from '@/plugins/visual-editor/editor/email/variables/missing-variables'
import {
  VariableChips,
  VariablesPanel,
} from '@/plugins/visual-editor/editor/email/variables/variables-panel'
import { type Engine, useCreateEngine } from '@/plugins/visual-editor/editor/engine/engine'
import { Inspector } from '@/plugins/visual-editor/editor/inspector/inspector'
import type { DocumentKind } from '@/plugins/visual-editor/editor/kind/document-kind'
import { useExternalDrop } from '@/plugins/visual-editor/editor/media/upload/use-external-drop'
import { PlaceBar } from '@/plugins/visual-editor/editor/overlay/places/place-bar'
import { KeyDialogs } from '@/plugins/visual-editor/editor/palette/key-dialogs'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import { Panels } from '@/plugins/visual-editor/editor/panels/panels'
import { createCopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import { SaveDialogs } from '@/plugins/visual-editor/editor/save/dialogs/save-dialogs'
import { useLeaving } from '@/plugins/visual-editor/editor/save/leaving/use-leaving'
import { usePageLock } from '@/plugins/visual-editor/editor/save/use-page-lock'
import { useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { TopBar } from '@/plugins/visual-editor/editor/shell/bar/top-bar'
import { Announcer, Frame } from '@/plugins/visual-editor/editor/shell/frame'
import { Toast } from '@/plugins/visual-editor/editor/shell/toast/toast'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import { emptyMailContext } from '@/src/core/email/mail-context'
import { labelOfVariable, type VariableName } from '@/src/core/email/variables'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import type { PageDocument } from '@/src/core/page-document/schema'

/** Puts the editor's parts together around one email. */
export function EmailWorkspace(props: EmailBuilderProps) {
  const { email, purpose, paths, listPath, sender, adminPath, apiPath } = props
  // Made once: what the server handed over does not change while the editor is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another email is another editor
  const { kind, context, initial, api } = useMemo(() => {
    const kind = emailKind(email.variables, { isPublished: purpose === 'template' })
    const { variables, required } = email
    const context: EmailContext = { variables, required, target: { insert: null } }
    const { document } = repairDocument(email.layout, definitionsOf(kind.blocks))
    const api = createEmailApi(apiPath, paths)
    return { kind, context, initial: withSubject(document, email.subject), api }
  }, [])
  const engine = useCreateEngine(initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new engine means a new editor
  const { builder, parts, emailPart } = useMemo(() => {
    const builder = createEmailBuilder({ props, kind, engine, api })
    const emailPart = createEmailPart({
      builder,
      api,
      email,
      copies: createCopyStore(`email:${paths.call}`),
    })
    return { builder, emailPart, parts: [emailPart] }
  }, [engine])
  const saving = useSaving(parts, builder, ownerMessages.emails.published)
  const lock = usePageLock(api, emailPart)
  const leaving = useLeaving(saving, builder)
  useMailColours(builder)
  useMissingVariables(builder, email.required)
  useExternalDrop(builder)
  const refusal = saving.state.kind === 'refused' ? saving.state.message : ''
  useEffect(() => {
    if (refusal) {
      builder.commands.tell(refusal)
    }
  }, [builder, refusal])

  const router = useRouter()
  const { leave: leaveFor } = leaving
  const leave = useCallback(
    () => void leaveFor(() => router.push(listPath)),
    [leaveFor, router, listPath],
  )
  const wayOut = useMemo(() => {
    const run = async () => {
      leave()
      return ''
    }
    return { label: 'Back to the admin', run }
  }, [leave])
  const page = useMemo(
    () => ({ id: paths.call, title: email.title, pathname: '' }),
    [paths.call, email.title],
  )
  const [open, setOpen] = useState<EmailDialog | null>(null)
  const preview = useCallback(() => {
    builder.typed.commit?.()
    setOpen('preview')
  }, [builder])
  const desk = useActionContext({
    builder,
    saving,
    page,
    pages: none,
    openPage: nowhere,
    preview,
    leave,
  })
  const isChanged = useStore(
    emailPart.store,
    ({ save }) => save.kind !== 'saved' || emailPart.isChanged(),
  )

  const overview = (
    <EmailOverview
      sender={sender}
      sentWhen={email.sentWhen}
      savedHint={emailLabels[purpose].savedHint}
    />
  )

  return (
    <BuilderProvider value={builder}>
      <EmailProvider value={context}>
        <Frame>
          <TopBar
            name={
              <div className={styles.name}>
                <span>{email.title}</span>
              </div>
            }
            onLeave={leave}
          >
            <EmailBar
              saving={saving}
              part={emailPart}
              api={api}
              purpose={purpose}
              sender={sender}
              adminPath={adminPath}
              isChanged={isChanged}
              open={open}
              setOpen={setOpen}
              onPreview={preview}
              onLeave={leave}
            />
          </TopBar>
          <Panels
            own={{
              variables: <VariablesPanel />,
              subject: <SubjectPanel>{overview}</SubjectPanel>,
            }}
          />
          <Stage />
          <Inspector title={email.title}>{overview}</Inspector>
          <PlaceBar />
          <Toast />
          <Announcer />
          <SaveDialogs
            lock={{ ...lock, wayOut }}
            isRefusalTold
            ownPart={emailPart}
            saving={saving}
            leaving={leaving}
            adminPath={adminPath}
          />
          <KeyDialogs desk={desk} />
        </Frame>
      </EmailProvider>
    </BuilderProvider>
  )
}

const none = [] as const
const nowhere = () => {}

/** Says at once when words are gone that the email cannot do without, with the way back. */
function useMissingVariables(
  { blocks, engine, commands }: Pick<BuilderContext, 'blocks' | 'engine' | 'commands'>,
  required: readonly VariableName[],
): void {
  useEffect(() => {
    let lacked = missingIn(engine.document(), required, blocks)
    return engine.watch(engine.document, () => {
      const missing = missingIn(engine.document(), required, blocks)
      const lost = missing.find((name) => !lacked.includes(name))
      lacked = missing
      if (lost) {
        commands.announceDone(ownerMessages.emails.needs(labelOfVariable(lost)))
      }
    })
  }, [blocks, engine, commands, required])
}

/** All blocks of an email follow the grounds that are set for the whole of it. */
function useMailColours({ engine, site }: Pick<BuilderContext, 'engine' | 'site'>): void {
  useEffect(() => {
    const follow = () => {
      const colors = groundsOf(engine.document())
      const { mail = emptyMailContext } = site.getState()
      const { background, innerBackground } = mail.colors
      if (colors.background !== background || colors.innerBackground !== innerBackground) {
        site.setState({ mail: { ...mail, colors } })
      }
    }
    follow()
    return engine.watch(engine.document, follow)
  }, [engine, site])
}

function groundsOf({ nodes }: PageDocument) {
  const whole = Object.values(nodes).find(({ type }) => type === 'email-root')
  const colourIn = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    background: colourIn(whole?.props.background),
    innerBackground: colourIn(whole?.props.innerBackground),
  }
}

type Options = {
  props: EmailBuilderProps
  kind: DocumentKind
  engine: Engine
  api: EmailApi
}

/** What every part of the editor shares while an email is open. */
function createEmailBuilder({ props, kind, engine, api }: Options): BuilderContext {
  return createBuilder({
    engine,
    kind,
    ui: createUiStore({ device: 'mail', hasScreens: kind.hasScreens }),
    objection: lossOf(props.email.required, kind.blocks),
    blockData: createBlockDataStore(props.blockData, api.blockData),
    loadingTypes: props.loadingTypes,
    site: props.site,
    pages: props.pages,
    apiPath: props.apiPath,
  })
}

/** In windows without room for what stands where nothing is selected: the overview, and what goes into the subject. */
export function SubjectPanel({ children }: { children: ReactNode }) {
  return (
    <PanelFrame title="Subject">
      <div className={styles.overview}>{children}</div>
      <VariableChips />
    </PanelFrame>
  )
}
