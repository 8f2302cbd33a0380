import { useState } from 'react'
import { ChangedElsewhere } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import styles from '@/src/admin/form-screen/pictures-field.module.css'
import { AltField } from '@/src/admin/media/library/alt-field'
import { MediaDialog } from '@/src/admin/media/library/media-dialog'
import { viewOf } from '@/src/admin/media/library/picture-view'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ImagePlus, Star, Trash2 } from '@/src/admin/ui/icons'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'

type Props = {
  media: readonly string[]
  most: number
  /** What is known of them, by their ids. */
  pictures: ReadonlyMap<string, MediaView>
  isElsewhere: boolean
  onChosen: (pictures: readonly MediaView[]) => void
  /** @param step what of it is one step to undo */
  onChange: (media: string[], step: string) => void
}

/** Pictures from the library, the large one first. */
export function PicturesField({ media, most, pictures, isElsewhere, ...props }: Props) {
  const { onChosen, onChange: set } = props
  const [isOpen, setIsOpen] = useState(false)
  /** Of those that were chosen last, how many found no room. */
  const [left, setLeft] = useState(0)
  return (
    <div className={form.row}>
      <span>Pictures</span>
      {media.length > 0 && (
        <ul className={styles.pictures}>
          {media.map((id, index) => {
            const picture = pictures.get(id)
            const name = picture?.alt || `Picture ${index + 1}`
            return (
              <li key={id}>
                {picture && (
                  // biome-ignore lint/performance/noImgElement: pictures of the artist come in sizes of their own
                  <img src={picture.sizes[0]?.url ?? picture.url} alt={name} />
                )}
                <span>
                  <IconButton
                    icon={Star}
                    label={index === 0 ? `${name} is the large one` : `Make ${name} the large one`}
                    isOn={index === 0}
                    onClick={() => set([id, ...media.filter((each) => each !== id)], `first ${id}`)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={`Remove ${name}`}
                    onClick={() =>
                      set(
                        media.filter((each) => each !== id),
                        `drop ${id}`,
                      )
                    }
                  />
                </span>
                {picture && (
                  <AltField
                    label="What it shows"
                    picture={picture}
                    onChanged={(changed) => onChosen([changed])}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {left > 0 && (
        <p className={form.problem} role="alert">
          {`At most ${most} pictures: ${left} ${left === 1 ? 'was' : 'were'} left out.`}
        </p>
      )}
      {isElsewhere && <ChangedElsewhere />}
      {media.length < most && (
        <div>
          <button type="button" className={controls.button} onClick={() => setIsOpen(true)}>
            <ImagePlus size={16} aria-hidden /> Add pictures
          </button>
        </div>
      )}
      {isOpen && (
        <MediaDialog
          accept="image"
          multiple
          onClose={() => setIsOpen(false)}
          onChoose={(items) => {
            setIsOpen(false)
            onChosen(items.map(viewOf))
            const added = items.map(({ id }) => id).filter((id) => !media.includes(id))
            setLeft(Math.max(0, media.length + added.length - most))
            set([...media, ...added].slice(0, most), 'pictures')
          }}
        />
      )}
    </div>
  )
}
