'use client'

import { useAccount } from '@/site/account/use-account.client'
import { EmailPart } from '@/site/pages/account/email-part.client'
import { NamesPart } from '@/site/pages/account/names-part.client'
import { PasswordPart } from '@/site/pages/account/password-part.client'

export function ProfileSection() {
  const user = useAccount((account) => account.user)
  return (
    user && (
      <>
        <NamesPart user={user} />
        <EmailPart />
        <PasswordPart />
      </>
    )
  )
}
