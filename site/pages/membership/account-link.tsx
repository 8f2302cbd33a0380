import Link from 'next/link'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  /** Why nothing can be done on the page of a tier. */
  words: string
  /** What it is done with there. */
  label?: string
}

/** For the person who has to look after their membership under My Account. */
export function AccountLink({ words, label = 'My Account' }: Props) {
  return (
    <>
      <p>{words}</p>
      <Link className={buttonClass({ wide: true })} href="/account#membership">
        {label}
      </Link>
    </>
  )
}
