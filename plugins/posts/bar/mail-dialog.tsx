import { useState } from 'react'
import { MailReach } from '@/plugins/posts/bar/mail-reach'
import { useMailReach } from '@/plugins/posts/bar/use-mail-reach'
import { ask } from '@/src/admin/call-api'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'

type Props = {
  /** Of the calls about the mail of the post. */
  url: string
  /** Who may see the post, in words; null for nobody. */
  readers: string | null
  profileHref: string
  onClose: () => void
  onSent: () => void
}

/** Tells those who may see a post that is shown already. */
export function MailDialog({ url, readers, profileHref, onClose, onSent }: Props) {
  const reach = useMailReach(url)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isKnown = reach !== null && reach !== 'unknown'

  const send = async () => {
    setBusy(true)
    const outcome = await ask(url, { method: 'POST' })
    setBusy(false)
    if (outcome.problem === undefined) {
      onSent()
    } else {
      setProblem(outcome.problem)
    }
  }
  return (
    <Dialog title="Email this post?" onClose={onClose}>
      <p>They get the words at its top and a link.</p>
      <MailReach reach={reach} readers={readers} profileHref={profileHref} />
      {problem && (
        <p className={dialog.error} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        <DialogButton onClick={onClose}>Not now</DialogButton>
        <DialogButton
          isPrimary
          isDisabled={isBusy || !isKnown || reach.count === 0}
          onClick={() => void send()}
        >
          Send
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
