import type { ReactNode } from 'react'
import styles from '@/src/admin/form-screen/form-sections.module.css'

/** What is missing in a part of a form, or worth knowing. */
export type Remark<Place extends string = string> = {
  place: Place
  message: string
  /** It keeps the document from being shown to others. */
  isObstacle: boolean
}

export const placeId = (place: string) => `form-${place}`

type Props = {
  place: string
  title: string
  /** What is in it has a title of its own, which says what it is. */
  hasOwnTitle?: boolean
  /** Of all places. */
  remarks: readonly Remark[]
  children: ReactNode
}

/** A part of a form, with what is missing in it. */
export function FormSection({ place, title, hasOwnTitle = false, remarks, children }: Props) {
  return (
    <section
      id={placeId(place)}
      className={styles.section}
      aria-label={hasOwnTitle ? undefined : title}
      tabIndex={-1}
    >
      {!hasOwnTitle && <h2>{title}</h2>}
      {remarks
        .filter((remark) => remark.place === place)
        .map(({ message, isObstacle }) => (
          <p key={message} className={styles.remark} data-obstacle={isObstacle}>
            {message}
          </p>
        ))}
      {children}
    </section>
  )
}
