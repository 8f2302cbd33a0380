import type { ReactNode } from 'react'

type Props = {
  /** Of the cell: its label is shown where the list has no heads of columns. */
  field: object
  children: ReactNode
}

/** A value of a list that says nothing without the name of its column. */
export function Labelled({ field, children }: Props) {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : undefined
  return (
    <span className="labelled">
      {label && <span className="cell-label">{label}: </span>}
      {children}
    </span>
  )
}

/** Where there is no value; on a phone nothing is. */
export function NoValue() {
  return <span className="no-value">–</span>
}
