'use client'

import { useAccount } from '@/site/account/use-account.client'
import { redeemCode } from '@/site/api/shop'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import { useNavigate } from '@/site/layout/use-navigate.client'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import styles from '@/site/pages/auth/auth.module.css'
import { orderPagePath } from '@/site/pages/order/order-paths'
import { shownEmail } from '@/src/core/text/email-address'

/** A code from a card becomes music: its page opens, with the downloads. */
export function RedeemForm({ profileId }: { profileId: string }) {
  const code = useQueryParam('code') ?? ''
  const email = useAccount(({ user }) => shownEmail(user?.email ?? ''))
  // Another start for the form once the address and the account are known.
  return <Fields key={`${code} ${email}`} profileId={profileId} code={code} email={email} />
}

type Props = { profileId: string; code: string; email: string }

function Fields({ profileId, code, email }: Props) {
  const go = useNavigate()
  const { submit, isSubmitting, failure, field } = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/music/download-codes').then(({ redeemFields }) => redeemFields),
    defaultValues: { code, email },
    onSubmit: async (fields) => {
      go(orderPagePath(await redeemCode({ profileId, ...fields })))
    },
  })

  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <div className={form.fields}>
        <FormField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="7KQ2-M4XD-9TRB"
          {...field('code')}
        />
        <FormField label="Email" type="email" autoComplete="email" {...field('email')} />
      </div>
      <FormEnd isSubmitting={isSubmitting} failure={failure?.message} primary wide>
        Get your music
      </FormEnd>
    </form>
  )
}
