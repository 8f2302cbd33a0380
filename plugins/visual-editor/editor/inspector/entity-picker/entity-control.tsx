import type { Control } from '@/blocks/_kit/define'
import { PickerFrame } from '@/plugins/visual-editor/editor/inspector/entity-picker/picker-frame'
import { PickerList } from '@/plugins/visual-editor/editor/inspector/entity-picker/picker-list'
import {
  type Entities,
  useEntities,
  useTracks,
} from '@/plugins/visual-editor/editor/inspector/entity-picker/use-entities'

type Props<Kind extends Control['kind']> = {
  id: string
  control: Extract<Control, { kind: Kind }>
  /** Id; '' for none. */
  value: string
  onChange: (id: string) => void
}

/** One release, product, event or tier. */
export function EntityControl({ control, ...rest }: Props<'thing'>) {
  const known = useEntities(control.from)
  return <OneOf {...rest} label={control.label} none={control.none} known={known} />
}

type TrackProps = Props<'track'> & { releaseId: string }

/** One track of a release that was chosen before. */
export function TrackControl({ control, releaseId, ...rest }: TrackProps) {
  const known = useTracks(releaseId)
  const none = releaseId ? control.none : 'Choose a release first'
  return <OneOf {...rest} label={control.label} none={none} known={known} />
}

type OneProps = {
  id: string
  label: string
  none: string
  known: Entities
  value: string
  onChange: (id: string) => void
}

function OneOf({ id, label, none, known, value, onChange }: OneProps) {
  const chosen = known.entities?.find((entity) => entity.value === value)
  const entities = known.entities && [{ value: '', label: none }, ...known.entities]
  const isLost = value !== '' && known.entities !== null && !chosen
  const summary = value === '' ? none : (chosen?.label ?? (isLost ? 'No longer on the site' : '…'))
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
