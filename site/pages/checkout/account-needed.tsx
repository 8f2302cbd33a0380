import Link from 'next/link'
import styles from '@/site/pages/checkout/checkout.module.css'
import { membershipMessages } from '@/src/core/messages/membership'
import { withRedirect } from '@/src/core/urls/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'

/** In place of the form: who a membership is for has to be known first. Both ways lead back here. */
export function AccountNeeded() {
  return (
    <section className={styles.account}>
      <p>{membershipMessages.needsAccount}</p>
      <div>
        <Link
          className={buttonClass({ primary: true })}
          href={withRedirect('/signup', '/checkout')}
        >
          Sign up
        </Link>
        <Link className={buttonClass()} href={withRedirect('/login', '/checkout')}>
          Log in
        </Link>
      </div>
    </section>
  )
}
