import styles from '@/plugins/posts/composer/composer.module.css'
import { placeId, useRemark } from '@/plugins/posts/composer/composer-context'
import type { PostPlace } from '@/src/core/contracts/members/post-form-answers'

/** What is missing at a place of the composer. */
export function Remark({ place }: { place: PostPlace }) {
  const message = useRemark(place)
  return message ? (
    <p id={`${placeId(place)}-remark`} className={styles.remark} role="alert">
      {message}
    </p>
  ) : null
}
