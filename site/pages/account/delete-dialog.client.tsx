'use client'

import { useAccountSession } from '@/site/account/use-account.client'
import { deleteAccount } from '@/site/api/account'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import { Dialog } from '@/site/layout/dialog.client'

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { logOut } = useAccountSession()
  const { submit, isSubmitting, failure, field } = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts').then(({ deleteAccountBody }) => deleteAccountBody),
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      await deleteAccount(password)
      await logOut(false)
    },
  })

  return (
    <Dialog title="Delete account?" subtitle="This cannot be undone." onClose={onClose}>
      <form method="post" onSubmit={submit} noValidate>
        <div className={form.fields}>
          <FormField
            label="Your password"
            type="password"
            autoComplete="current-password"
            {...field('password')}
          />
        </div>
        <FormEnd isSubmitting={isSubmitting} failure={failure?.message} primary wide>
          Delete my account
        </FormEnd>
      </form>
    </Dialog>
  )
}
