import type { ReactNode } from 'react'
import { useId } from 'react'
import { useReleaseState } from '@/plugins/catalog/release/release-context'
import styles from '@/plugins/catalog/release/sections/sections.module.css'
import type { ReleasePlace, ReleaseRemark } from '@/src/core/contracts/products/release-answers'

const titles: Readonly<Record<ReleasePlace, string>> = {
  cover: 'Cover and title',
  songs: 'Songs',
  price: 'Price',
  editions: 'Editions',
  more: 'More',
}

const none: readonly ReleaseRemark[] = []

export const placeId = (place: ReleasePlace) => `release-${place}`

type SectionProps = {
  place: ReleasePlace
  /** What is in it says what it is. */
  hasOwnTitle?: boolean
  children: ReactNode
}

/** A part of the form, with what is missing in it. */
export function Section({ place, hasOwnTitle = false, children }: SectionProps) {
  const remarks = useReleaseState(({ stored, isChecked }) => (isChecked ? stored.remarks : none))
  return (
    <section
      id={placeId(place)}
      className={styles.section}
      // What is in it says what it is, where it has a title of its own.
      aria-label={hasOwnTitle ? undefined : titles[place]}
      tabIndex={-1}
    >
      {!hasOwnTitle && <h2>{titles[place]}</h2>}
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

type RowProps = {
  label: string
  hint?: ReactNode
  problem?: string
  /** Of the field, and of the problem that describes it. */
  children: (ids: { id: string; problemId: string | undefined }) => ReactNode
}

/** A field with its name above it and what is wrong below it. */
export function Row({ label, hint, problem = '', children }: RowProps) {
  const id = useId()
  const problemId = problem ? `${id}-problem` : undefined
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {children({ id, problemId })}
      {problem && (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
