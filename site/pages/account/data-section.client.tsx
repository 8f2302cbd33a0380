'use client'

import { useState } from 'react'
import { useAccountSession } from '@/site/account/use-account.client'
import { deleteAccount, exportAccount } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import { SiteForm } from '@/site/forms/form-end.client'
import { PasswordField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import { Dialog } from '@/site/layout/dialog.client'
import { saveAsFile } from '@/site/layout/save-as-file'
import styles from '@/site/pages/account/account.module.css'
import { Part } from '@/site/pages/account/part'
import { accountMessages } from '@/src/core/messages/account'
import { buttonClass } from '@/src/ui/button/button'

export function DataSection({ siteName }: { siteName: string }) {
  const [isDeleting, setDeleting] = useState(false)
  const [refusal, setRefusal] = useState('')

  const download = async () => {
    setRefusal('')
    try {
      const data = JSON.stringify(await exportAccount(), null, 2)
      saveAsFile(new Blob([data], { type: 'application/json' }), 'my-account.json')
    } catch (error) {
      setRefusal(messageOf(error))
    }
  }

  return (
    <>
      <Part title="Download my data" text={`All that ${siteName} knows about you, as one file.`}>
        <div className={styles.ways}>
          <button type="button" className={buttonClass()} onClick={download}>
            Download my data
          </button>
        </div>
        {refusal && <p role="alert">{refusal}</p>}
      </Part>
      <Part title="Delete account" text={accountMessages.deleting}>
        <div className={styles.ways}>
          <button type="button" className={buttonClass()} onClick={() => setDeleting(true)}>
            Delete account
          </button>
        </div>
      </Part>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { logOut } = useAccountSession()
  const form = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(
        ({ deleteAccountBody }) => deleteAccountBody,
      ),
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      await deleteAccount(password)
      await logOut(false)
    },
  })

  return (
    <Dialog title="Delete account?" subtitle="This cannot be undone." onClose={onClose}>
      <SiteForm form={form} action="Delete my account" onCancel={onClose} primary wide>
        <PasswordField {...form.field('password')} />
      </SiteForm>
    </Dialog>
  )
}
