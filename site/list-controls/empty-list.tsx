import styles from '@/site/list-controls/list-controls.module.css'
import { ListLink } from '@/site/list-controls/list-navigation.client'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  /** Why there is nothing; empty while that is not known yet. */
  text: string
  /** For a page beyond the last one: where the list begins. */
  firstPageHref: string | null
}

/** Stands in the place of a list without entries. Belongs inside `<ListControls>`. */
export function EmptyList({ text, firstPageHref }: Props) {
  return (
    <div className={styles.empty} aria-busy={text === ''}>
      {text && <p>{text}</p>}
      {firstPageHref && (
        <ListLink className={buttonClass()} href={firstPageHref}>
          First page
        </ListLink>
      )}
    </div>
  )
}
