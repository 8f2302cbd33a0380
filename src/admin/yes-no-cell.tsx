import type { DefaultServerCellComponentProps } from 'payload'

/** A ticked box, in a list. */
export function YesNoCell({ cellData, field }: DefaultServerCellComponentProps) {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : undefined
  return (
    <span className="yes-no" data-label={label}>
      {cellData ? 'Yes' : 'No'}
    </span>
  )
}
