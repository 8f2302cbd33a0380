import { Suspense, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { EmailApi } from '@/plugins/visual-editor/editor/email/email-api'
import publish from '@/plugins/visual-editor/editor/publish/publish.module.css'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { Eye, Mail, Settings2 } from '@/plugins/visual-editor/editor/shell/icons'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'
import { MenuButton } from '@/plugins/visual-editor/editor/shell/menu-button'
import { SaveIndicator } from '@/plugins/visual-editor/editor/shell/save-indicator'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import styles from '@/plugins/visual-editor/editor/shell/top-bar.module.css'

const PreviewDialog = lazyPart(
  'the preview',
  () =>
    import('@/plugins/visual-editor/editor/email/preview-dialog').then(
      ({ PreviewDialog }) => PreviewDialog,
    ),
  (_, { onClose }) => onClose(),
)
const ResetDialog = lazyPart(
  'the question',
  () =>
    import('@/plugins/visual-editor/editor/email/reset-dialog').then(
      ({ ResetDialog }) => ResetDialog,
    ),
  (_, { onClose }) => onClose(),
)

type Props = {
  saving: Saving
  api: EmailApi
  sender: string
  isChanged: boolean
}

/** Whether it is saved, how it looks in an inbox, and a test to oneself. */
export function EmailBar({ saving, api, sender, isChanged }: Props) {
  const { commands, engine, typed } = useBuilder()
  const [open, setOpen] = useState<'preview' | 'reset' | null>(null)
  const [isSending, setIsSending] = useState(false)

  const sendTest = async () => {
    typed.commit?.()
    setIsSending(true)
    const answer = await api.test(engine.document())
    setIsSending(false)
    commands.tell(typeof answer === 'string' ? answer : `A test is on its way to ${answer.to}.`)
  }

  return (
    <>
      <SaveIndicator saving={saving} />
      <button
        type="button"
        className={`${shell.button} ${publish.preview}`}
        aria-label="Preview the email"
        onClick={() => {
          typed.commit?.()
          setOpen('preview')
        }}
      >
        <Eye size={16} aria-hidden />
        <span className={styles.optional}>Preview</span>
      </button>
      <button
        type="button"
        className={shell.button}
        data-kind="primary"
        disabled={isSending}
        onClick={() => void sendTest()}
      >
        <Mail size={16} aria-hidden />
        Send test
      </button>
      <MenuButton
        label="More about this email"
        items={[
          {
            label: 'Back to the shipped email…',
            note: isChanged ? undefined : 'It is as shipped',
            isDisabled: !isChanged,
            run: () => setOpen('reset'),
          },
        ]}
      >
        <Settings2 size={16} aria-hidden />
      </MenuButton>
      <Suspense>
        {open === 'preview' && (
          <PreviewDialog api={api} sender={sender} onClose={() => setOpen(null)} />
        )}
        {open === 'reset' && <ResetDialog saving={saving} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
