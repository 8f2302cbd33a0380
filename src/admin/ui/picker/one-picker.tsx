import { PickerFrame } from '@/src/admin/ui/picker/picker-frame'
import { type Entities, PickerList } from '@/src/admin/ui/picker/picker-list'

type Props = {
  id: string
  label: string
  /** What stands there while nothing is chosen. */
  none: string
  /** What stands there for what is chosen and gone. */
  lost: string
  known: Entities
  /** '' for none. */
  value: string
  onChange: (id: string) => void
}

/** One of many things, with a search field when there are many. */
export function OnePicker({ id, label, none, lost, known, value, onChange }: Props) {
  const chosen = known.entities?.find((entity) => entity.value === value)
  const entities = known.entities && [{ value: '', label: none }, ...known.entities]
  const isLost = value !== '' && known.entities !== null && !chosen
  const summary = value === '' ? none : (chosen?.label ?? (isLost ? lost : '…'))
  return (
    <PickerFrame id={id} label={label} summary={summary}>
      <PickerList
        entities={entities}
        hasFailed={known.hasFailed}
        label={label}
        type="radio"
        isChosen={(each) => each === value}
        onToggle={onChange}
      />
    </PickerFrame>
  )
}
