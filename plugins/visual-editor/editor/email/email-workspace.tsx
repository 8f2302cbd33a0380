import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useDesk } from '@/plugins/visual-editor/editor/actions/use-desk'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { BuilderProvider } from '@/plugins/visual-editor/editor/builder-context'
import { useCreateEngine } from '@/plugins/visual-editor/editor/canvas/engine'
import { Stage } from '@/plugins/visual-editor/editor/canvas/stage'
import { createEmailBuilder } from '@/plugins/visual-editor/editor/email/create-email-builder'
import styles from '@/plugins/visual-editor/editor/email/email.module.css'
import { createEmailApi } from '@/plugins/visual-editor/editor/email/email-api'
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
import { emailWords } from '@/plugins/visual-editor/editor/email/email-words'
import { SubjectPanel } from '@/plugins/visual-editor/editor/email/subject-panel'
import { useMailColours } from '@/plugins/visual-editor/editor/email/use-mail-colours'
import { useMissingWords } from '@/plugins/visual-editor/editor/email/use-missing-words'
import { VariablesPanel } from '@/plugins/visual-editor/editor/email/variables-panel'
import { Inspector } from '@/plugins/visual-editor/editor/inspector/inspector'
import { useOutsideDrop } from '@/plugins/visual-editor/editor/media/use-outside-drop'
import { PlaceBar } from '@/plugins/visual-editor/editor/overlay/place-bar'
import { KeyDialogs } from '@/plugins/visual-editor/editor/palette/key-dialogs'
import { Panels } from '@/plugins/visual-editor/editor/panels/panels'
import { createCopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import { SaveDialogs } from '@/plugins/visual-editor/editor/save/save-dialogs'
import { useLeaving } from '@/plugins/visual-editor/editor/save/use-leaving'
import { usePageLock } from '@/plugins/visual-editor/editor/save/use-page-lock'
import { useSaving } from '@/plugins/visual-editor/editor/save/use-saving'
import { Announcer } from '@/plugins/visual-editor/editor/shell/announcer'
import { Frame } from '@/plugins/visual-editor/editor/shell/frame'
import { Toast } from '@/plugins/visual-editor/editor/shell/toast'
import { TopBar } from '@/plugins/visual-editor/editor/shell/top-bar'
import { ownerMessages } from '@/src/core/owner-messages'
import { repairDocument } from '@/src/core/page-document/repair'

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
  useMissingWords(builder, email.required)
  useOutsideDrop(builder)
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
  const desk = useDesk({ builder, saving, page, pages: none, openPage: nowhere, preview, leave })
  const isChanged = useStore(
    emailPart.store,
    ({ save }) => save.kind !== 'saved' || emailPart.isChanged(),
  )

  const overview = (
    <EmailOverview
      sender={sender}
      sentWhen={email.sentWhen}
      savedHint={emailWords[purpose].savedHint}
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
