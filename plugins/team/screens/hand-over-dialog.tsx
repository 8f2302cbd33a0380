'use client'

import { toast } from '@payloadcms/ui'
import styles from '@/plugins/team/screens/team.module.css'
import { useInviteForm } from '@/plugins/team/screens/use-invite-form'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { FormField } from '@/src/admin/ui/form-field'
import { handOverBody } from '@/src/core/contracts/team'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { shownEmail } from '@/src/core/text/email-address'

const words = ownerMessages.team

type Props = {
  url: string
  person: { id: string; name: string; email: string }
  onClose: () => void
}

/** Asks for the password, then mails whoever is to own the site. */
export function HandOverDialog({ url, person: { id, name, email }, onClose }: Props) {
  const { register, submit, formState } = useInviteForm({
    schema: handOverBody,
    defaultValues: { userId: id, password: '' },
    url,
    at: 'password',
    onDone: () => {
      toast.success(words.sentTo(shownEmail(email)))
      onClose()
    },
  })
  return (
    <Dialog title={words.handOverTitle(name)} onClose={onClose}>
      <p className={styles.quiet}>{words.handOverText}</p>
      <form className={styles.stacked} noValidate onSubmit={submit}>
        <FormField
          label={words.yourPassword}
          type="password"
          autoComplete="current-password"
          registered={register('password')}
          error={formState.errors.password}
        />
        <DialogActions>
          <DialogButton onClick={onClose}>{words.stay}</DialogButton>
          <button
            type="submit"
            className={controls.button}
            data-kind="primary"
            disabled={formState.isSubmitting}
          >
            {words.handOver}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
