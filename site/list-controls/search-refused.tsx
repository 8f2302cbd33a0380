import styles from '@/site/list-controls/list-controls.module.css'
import { errorsMessages } from '@/src/core/messages/errors'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'

/** In the place of a list, for anyone who has searched too often. */
export function SearchRefused() {
  return (
    <div className={classNames(layout.hint, layout.problem, styles.notice)} role="status">
      <p>{errorsMessages.tooManyAttempts}</p>
    </div>
  )
}
