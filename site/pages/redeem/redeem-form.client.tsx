'use client'

import { useAccount } from '@/site/account/use-account.client'
import { redeemCode } from '@/site/api/shop'
import { SiteForm } from '@/site/forms/form-end.client'
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
  const form = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/music/download-codes').then(({ redeemFields }) => redeemFields),
    defaultValues: { code, email },
    onSubmit: async (fields) => {
      go(orderPagePath(await redeemCode({ profileId, ...fields })))
    },
  })

  return (
    <SiteForm className={styles.form} form={form} action="Get your music" primary wide>
      <FormField
        label="Code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="7KQ2-M4XD-9TRB"
        {...form.field('code')}
      />
      <FormField label="Email" type="email" autoComplete="email" {...form.field('email')} />
    </SiteForm>
  )
}
