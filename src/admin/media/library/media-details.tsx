import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { sayDate } from '@/src/admin/dates/say-date'
import { FocalPoint } from '@/src/admin/media/library/crop/focal-point'
import styles from '@/src/admin/media/library/media-details.module.css'
import { MediaStill } from '@/src/admin/media/library/media-still'
import { RemoveMedia } from '@/src/admin/media/library/remove-media'
import { useChangeMedia } from '@/src/admin/media/library/use-change-media'
import controls from '@/src/admin/ui/controls.module.css'
import { Crop } from '@/src/admin/ui/icons'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { fileSize } from '@/src/core/files'
import { isEnter } from '@/src/core/is-enter'
import { limits } from '@/src/core/limits'

type Props = {
  item: MediaItem
  onChanged: (item: MediaItem) => void
  onRemoved: (id: string) => void
  onCrop: () => void
}

/** What there is to say about a picture or film, and to change. Each change is saved by itself. */
export function MediaDetails({ item, onChanged, onRemoved, onCrop }: Props) {
  const altId = useId()
  const nameId = useId()
  const { change, problem } = useChangeMedia(item, onChanged)
  const isPicture = item.type === 'image'

  return (
    <section className={styles.details} aria-label={item.name}>
      {isPicture ? (
        <FocalPoint item={item} onChange={(point) => void change(point)} />
      ) : (
        <div className={styles.film}>
          <MediaStill item={item} isLarge />
        </div>
      )}
      <label htmlFor={altId} className={styles.label}>
        Describe it, for people who can’t see it
      </label>
      <SaveOnBlurField
        id={altId}
        rows={3}
        value={item.alt}
        maxLength={limits.upload.altMax}
        onSave={(alt) => change({ alt })}
      />
      <label htmlFor={nameId} className={styles.label}>
        Name
      </label>
      <SaveOnBlurField
        id={nameId}
        value={item.name}
        maxLength={limits.upload.nameMax}
        isRequired
        onSave={(name) => change({ name })}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <p className={styles.facts}>
        {item.width > 0 && `${item.width} × ${item.height} px · `}
        {fileSize(item.size)}
        <br />
        Added {sayDate(item.createdAt)}
      </p>
      <div className={styles.actions}>
        {isPicture && (
          <button type="button" className={controls.button} onClick={onCrop}>
            <Crop size={16} aria-hidden />
            Cut out a part
          </button>
        )}
        <RemoveMedia item={item} onRemoved={() => onRemoved(item.id)} />
      </div>
    </section>
  )
}

type SavedFieldProps = {
  id: string
  value: string
  /** Several lines; one when not set. */
  rows?: number
  maxLength: number
  /** Left empty it goes back to what it was. */
  isRequired?: boolean
  onSave: (value: string) => Promise<boolean>
}

/** A field that saves when it is left, also when the dialog closes around it. */
export function SaveOnBlurField({
  id,
  value,
  rows,
  maxLength,
  isRequired = false,
  onSave,
}: SavedFieldProps) {
  const [typed, setTyped] = useState(value)
  const latest = useRef({ typed, value, onSave })
  latest.current = { typed, value, onSave }

  useEffect(() => setTyped(value), [value])

  const [save] = useState(() => () => {
    const now = latest.current
    const text = now.typed.trim()
    if (isRequired && text === '') {
      setTyped(now.value)
    } else if (text !== now.value) {
      latest.current = { ...now, value: text }
      void now.onSave(text)
    }
  })
  useEffect(() => save, [save])

  const field = {
    id,
    value: typed,
    maxLength,
    onBlur: save,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event)) {
      save()
    }
  }
  return rows ? (
    <textarea {...field} rows={rows} className={`${controls.field} ${styles.textarea}`} />
  ) : (
    <input {...field} type="text" className={controls.field} onKeyDown={onKeyDown} />
  )
}
