import type { Control } from '@/blocks/_kit/define'
import { PickFrame } from '@/plugins/visual-editor/editor/inspector/picks/pick-frame'
import { PickList } from '@/plugins/visual-editor/editor/inspector/picks/pick-list'
import {
  type Things,
  useThings,
  useTracks,
} from '@/plugins/visual-editor/editor/inspector/picks/use-things'

type Props<Kind extends Control['kind']> = {
  id: string
  control: Extract<Control, { kind: Kind }>
  /** Id; '' for none. */
  value: string
  onChange: (id: string) => void
}

/** One release, product, event or tier. */
export function ThingControl({ control, ...rest }: Props<'thing'>) {
  const known = useThings(control.from)
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
  known: Things
  value: string
  onChange: (id: string) => void
}

function OneOf({ id, label, none, known, value, onChange }: OneProps) {
  const chosen = known.things?.find((thing) => thing.value === value)
  const things = known.things && [{ value: '', label: none }, ...known.things]
  const isLost = value !== '' && known.things !== null && !chosen
  const summary = value === '' ? none : (chosen?.label ?? (isLost ? 'No longer on the site' : '…'))
  return (
    <PickFrame id={id} label={label} summary={summary}>
      <PickList
        things={things}
        hasFailed={known.hasFailed}
        label={label}
        type="radio"
        isChosen={(each) => each === value}
        onToggle={onChange}
      />
    </PickFrame>
  )
}
