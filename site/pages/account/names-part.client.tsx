'use client'

import { useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { changeNames } from '@/site/api/account'
import { NameFields } from '@/site/forms/account-fields'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import { Part } from '@/site/pages/account/part'
import type { Account } from '@/src/core/contracts/accounts'

export function NamesPart({ user }: { user: Account }) {
  const updateUser = useAccount((account) => account.updateUser)
  const [isSaved, setSaved] = useState(false)
  const { submit, isSubmitting, failure, field } = useSiteForm({
    schema: () => import('@/src/core/contracts/accounts').then(({ nameFields }) => nameFields),
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
    onSubmit: async (names) => {
      setSaved(false)
      const { firstName, lastName } = await changeNames(names)
      updateUser({ firstName, lastName })
      setSaved(true)
    },
  })

  return (
    <Part title="Your name" text="Shown beside your comments.">
      <form method="post" onSubmit={submit} noValidate>
        <div className={form.fields}>
          <NameFields firstName={field('firstName')} lastName={field('lastName')} />
        </div>
        <FormEnd
          isSubmitting={isSubmitting}
          failure={failure?.message}
          success={isSaved && 'Saved'}
        >
          Save name
        </FormEnd>
      </form>
    </Part>
  )
}
