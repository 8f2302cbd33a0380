import { type CSSProperties, useState } from 'react'
import { CropFrame } from '@/src/admin/media/library/crop/crop-frame'
import { type CropRect, fitRect } from '@/src/admin/media/library/crop/crop-rect'
import crop from '@/src/admin/media/library/crop/crop-view.module.css'
import styles from '@/src/admin/media/library/media-dialog.module.css'
import { useMediaLibrary } from '@/src/admin/media/library/media-library'
import { MediaStill } from '@/src/admin/media/library/media-still'
import controls from '@/src/admin/ui/controls.module.css'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { errorsMessages } from '@/src/core/messages/errors'

/** Width to height; 0 is free. */
const shapes = [
  { label: 'Free', ratio: 0 },
  { label: 'Square', ratio: 1 },
  { label: 'Wide', ratio: 16 / 9 },
  { label: 'Portrait', ratio: 4 / 5 },
  { label: 'Story', ratio: 9 / 16 },
] as const

const startRect: CropRect = { x: 10, y: 10, width: 80, height: 80 }

type Props = { item: MediaItem; onCancel: () => void; onCropped: (item: MediaItem) => void }

/** Makes a new picture of a part of one; the one it is taken from stays. */
export function CropView({ item, onCancel, onCropped }: Props) {
  const { api } = useMediaLibrary()
  const [shape, setShape] = useState<number>(0)
  const [rect, setRect] = useState(startRect)
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const own = item.width > 0 ? item.width / item.height : 1
  const ratio = shape === 0 ? null : shape / own
  const pixels = [rect.width * item.width, rect.height * item.height].map((side) =>
    Math.max(1, Math.round(side / 100)),
  )

  const save = async () => {
    setIsSaving(true)
    setProblem('')
    try {
      onCropped(await api.crop(item.id, rect))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : errorsMessages.unknown)
      setIsSaving(false)
    }
  }

  return (
    <>
      <div className={styles.head}>
        <h2>Cut out a part</h2>
        <fieldset className={controls.segmented} aria-label="Shape">
          {shapes.map(({ label, ratio: given }) => (
            <button
              key={label}
              type="button"
              aria-pressed={shape === given}
              onClick={() => {
                setShape(given)
                setRect((current) => fitRect(current, given === 0 ? null : given / own))
              }}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={crop.body}>
        <div className={crop.picture} style={{ aspectRatio: own, '--own': own } as CSSProperties}>
          <MediaStill item={item} isLarge alt="" />
          <CropFrame rect={rect} ratio={ratio} onChange={setRect} />
        </div>
      </div>
      <div className={styles.foot}>
        <span role="status">
          {problem || `${pixels.join(' × ')} px. The picture itself stays as it is.`}
        </span>
        <button type="button" className={controls.button} onClick={onCancel}>
          Cancel
        </button>
        <button
          type="button"
          className={controls.button}
          data-kind="primary"
          disabled={isSaving}
          onClick={() => void save()}
        >
          Save as a new picture
        </button>
      </div>
    </>
  )
}
