import { Suspense, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/email/email.module.css'
import type { EmailApi } from '@/plugins/visual-editor/editor/email/email-api'
import type { EmailPart } from '@/plugins/visual-editor/editor/email/email-part'
import type { EmailBuilderProps } from '@/plugins/visual-editor/editor/email/email-props'
import { emailLabels } from '@/plugins/visual-editor/editor/email/variables/missing-variables'
import { useEmailCheck } from '@/plugins/visual-editor/editor/email/variables/use-email-check'
import publish from '@/plugins/visual-editor/editor/publish/publish.module.css'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { SaveIndicator } from '@/plugins/visual-editor/editor/shell/bar/save-indicator'
import bar from '@/plugins/visual-editor/editor/shell/bar/top-bar.module.css'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'
import controls from '@/src/admin/ui/controls.module.css'
import { ChevronDown, Eye, Mail } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import { testMessage } from '@/src/core/email/test-message'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const PreviewDialog = lazyPart(
  'the preview',
  () =>
    import('@/plugins/visual-editor/editor/email/preview/preview-dialog').then(
      ({ PreviewDialog }) => PreviewDialog,
    ),
  (_, { onClose }) => onClose(),
)
const DiscardTextDialog = lazyPart(
  'the question',
  () =>
    import('@/plugins/visual-editor/editor/email/copies/discard-text-dialog').then(
      ({ DiscardTextDialog }) => DiscardTextDialog,
    ),
  (_, { onClose }) => onClose(),
)
const CheckDialog = lazyPart(
  'what was found',
  () =>
    import('@/plugins/visual-editor/editor/publish-check/check-dialog').then(
      ({ CheckDialog }) => CheckDialog,
    ),
  (_, { check }) => check.close(),
)
const KeptCopiesDialog = lazyPart(
  'what is kept',
  () =>
    import('@/plugins/visual-editor/editor/email/copies/kept-copies-dialog').then(
      ({ KeptCopiesDialog }) => KeptCopiesDialog,
    ),
  (_, { onClose }) => onClose(),
)

export type EmailDialog = 'preview' | 'kept' | 'discard' | 'reset'

type Props = Pick<EmailBuilderProps, 'purpose' | 'sender' | 'adminPath'> & {
  saving: Saving
  part: EmailPart
  api: EmailApi
  isChanged: boolean
  open: EmailDialog | null
  setOpen: (dialog: EmailDialog | null) => void
  onPreview: () => void
  /** To where a newsletter is sent. */
  onLeave: () => void
}

/** Whether it is saved, how it looks in an inbox, a test to oneself, and how it gets to people. */
export function EmailBar({ saving, part, api, purpose, sender, isChanged, ...props }: Props) {
  const { open, setOpen, onPreview, onLeave, adminPath } = props
  const { commands, engine, typed } = useBuilder()
  const { check, ask } = useEmailCheck()
  const [isSending, setIsSending] = useState(false)
  const { reset } = emailLabels[purpose]
  const { hasUnpublished, isPublishing } = saving
  const canPublish = hasUnpublished && !isPublishing
  const isTemplate = purpose === 'template'

  const sendTest = async () => {
    typed.commit?.()
    setIsSending(true)
    const answer = await api.test(engine.document())
    setIsSending(false)
    commands.tell(typeof answer === 'string' ? answer : testMessage(answer))
  }

  return (
    <>
      <SaveIndicator saving={saving} />
      <button
        type="button"
        className={`${controls.button} ${publish.preview}`}
        aria-label="Preview the email"
        onClick={onPreview}
      >
        <Eye size={16} aria-hidden />
        <span className={bar.optional}>Preview</span>
      </button>
      <button
        type="button"
        className={`${controls.button} ${styles.test}`}
        disabled={isSending}
        onClick={() => void sendTest()}
      >
        <Mail size={16} aria-hidden />
        Send test
      </button>
      <div className={publish.pair}>
        {isTemplate ? (
          <button
            type="button"
            className={controls.button}
            data-kind="primary"
            disabled={!canPublish}
            onClick={() => ask(ownerMessages.editor.publishAnyway, () => void saving.publish())}
          >
            {hasUnpublished || !isChanged ? 'Publish' : 'Published'}
          </button>
        ) : (
          <button
            type="button"
            className={controls.button}
            data-kind="primary"
            onClick={() => ask(ownerMessages.emails.goOnAnyway, onLeave)}
          >
            <span>
              Continue<span className={styles.more}> to sending</span>
            </span>
          </button>
        )}
        <MenuButton
          label="More about this email"
          kind="primary"
          items={[
            { label: 'Preview', run: onPreview },
            { label: 'Send test', isDisabled: isSending, run: () => void sendTest() },
            { label: 'Kept on this computer…', run: () => setOpen('kept') },
            ...(isTemplate
              ? [
                  {
                    label: 'Discard changes…',
                    note: hasUnpublished ? undefined : 'Nothing is unpublished',
                    isDisabled: !hasUnpublished,
                    run: () => setOpen('discard'),
                  },
                ]
              : []),
            {
              label: reset.item,
              note: isChanged ? undefined : reset.none,
              isDisabled: !isChanged,
              run: () => setOpen('reset'),
            },
          ]}
        >
          <ChevronDown size={16} aria-hidden />
        </MenuButton>
      </div>
      <Suspense>
        {open === 'preview' && (
          <PreviewDialog api={api} sender={sender} onClose={() => setOpen(null)} />
        )}
        {check && (
          <CheckDialog
            check={check}
            title="Before people get it"
            adminPath={adminPath}
            onOpenPage={nowhere}
          />
        )}
        {open === 'kept' && <KeptCopiesDialog part={part} onClose={() => setOpen(null)} />}
        {open === 'discard' && (
          <DiscardTextDialog
            title="Discard your changes?"
            warning={ownerMessages.emails.discardWarning}
            action="Discard changes"
            done={ownerMessages.emails.discarded}
            onGiveUp={part.discard}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'reset' && (
          <DiscardTextDialog {...reset} onGiveUp={part.reset} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  )
}

const nowhere = () => {}
