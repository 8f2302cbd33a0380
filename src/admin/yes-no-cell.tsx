import type { DefaultServerCellComponentProps } from 'payload'

/** A ticked box, in a list. */
export function YesNoCell({ cellData, field }: DefaultServerCellComponentProps) {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : undefined
  return (
    <span className="yes-no">
      {label && <span className="yes-no-label">{label}: </span>}
      {cellData ? 'Yes' : 'No'}
    </span>
  )
}
