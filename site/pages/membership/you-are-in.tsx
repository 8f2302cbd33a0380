import Link from 'next/link'
import { buttonClass } from '@/src/ui/button/button'

/** Where a membership is looked at by whoever came from nowhere in particular. */
export const usualBack = '/members'

type Props = {
  /** What has just become of the membership. */
  words: string
  /** Where to look at it. */
  href: string
}

/** Whoever just came to a tier, and where it leads. */
export function YouAreIn({ words, href }: Props) {
  return (
    <>
      <p>{words}</p>
      <Link className={buttonClass({ primary: true, wide: true })} href={href}>
        See what is inside
      </Link>
      <Link className={buttonClass({ wide: true })} href="/account#membership">
        My Account
      </Link>
    </>
  )
}
