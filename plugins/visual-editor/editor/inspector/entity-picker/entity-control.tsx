import type { Control } from '@/blocks/_kit/define'
import {
  useEntities,
  useTracks,
} from '@/plugins/visual-editor/editor/inspector/entity-picker/use-entities'
import { OnePicker } from '@/src/admin/ui/picker/one-picker'

type Props<Kind extends Control['kind']> = {
  id: string
  control: Extract<Control, { kind: Kind }>
  /** Id; '' for none. */
  value: string
  onChange: (id: string) => void
}

const lost = 'No longer on the site'

/** One release, product, event or tier. */
export function EntityControl({ control, ...rest }: Props<'thing'>) {
  const known = useEntities(control.from)
  return <OnePicker {...rest} lost={lost} label={control.label} none={control.none} known={known} />
}

type TrackProps = Props<'track'> & { releaseId: string }

/** One track of a release that was chosen before. */
export function TrackControl({ control, releaseId, ...rest }: TrackProps) {
  const known = useTracks(releaseId)
  const none = releaseId ? control.none : 'Choose a release first'
  return <OnePicker {...rest} lost={lost} label={control.label} none={none} known={known} />
}
