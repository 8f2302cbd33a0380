import Link from 'next/link'
import { messages } from '@/src/core/messages'
import { buttonClass } from '@/src/ui/button/button'

/** For somebody who has the tier already. */
export function AlreadyOn() {
  return (
    <>
      <p>{messages.membership.alreadyOnTier}</p>
      <Link className={buttonClass({ wide: true })} href="/account#membership">
        My Account
      </Link>
    </>
  )
}
