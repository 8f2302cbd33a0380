import Link from 'next/link'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  /** Why nothing can be done on the page of a tier. */
  words: string
}

/** For whoever has to look after their membership under My Account. */
export function SeeAccount({ words }: Props) {
  return (
    <>
      <p>{words}</p>
      <Link className={buttonClass({ wide: true })} href="/account#membership">
        My Account
      </Link>
    </>
  )
}
