'use client'

import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import styles from '@/blocks/gallery/gallery.module.css'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { blocksMessages } from '@/src/core/messages/blocks'
import { iconButtonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { useOpenDialog } from '@/src/ui/dialog/use-open-dialog.client'
import { Icon } from '@/src/ui/icon/icon'
import { Picture } from '@/src/ui/picture/picture'

type Props = {
  pictures: readonly MediaView[]
  className?: string
  /** The `sizes` attribute of each picture. */
  sizes: string
  /** On the canvas, where pictures are pointed at to choose the block. */
  isStill: boolean
}

/** Pictures that open large; without a script they lead to the picture itself. */
export function PictureWall({ pictures, className, sizes, isStill }: Props) {
  const [open, setOpen] = useState<number | null>(null)
  const nameOf = ({ alt }: MediaView, index: number) =>
    alt || `${blocksMessages.picture} ${blocksMessages.pictureOf(index + 1, pictures.length)}`

  const openAt = (index: number) => (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault()
      setOpen(index)
    }
  }

  return (
    <>
      <ul className={className}>
        {pictures.map((media, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand here twice
          <li key={index}>
            {isStill ? (
              <Picture media={media} sizes={sizes} cover />
            ) : (
              <a
                href={media.url}
                aria-label={blocksMessages.openPicture(nameOf(media, index))}
                onClick={openAt(index)}
              >
                <Picture media={media} sizes={sizes} alt="" cover />
              </a>
            )}
          </li>
        ))}
      </ul>
      {open !== null && (
        <LargePicture
          pictures={pictures}
          index={open}
          nameOf={nameOf}
          onStep={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

type LargePictureProps = {
  pictures: readonly MediaView[]
  index: number
  nameOf: (media: MediaView, index: number) => string
  onStep: (index: number) => void
  onClose: () => void
}

/** One picture over the whole window; arrow keys go on, Escape goes back to where it was opened. */
function LargePicture({ pictures, index, nameOf, onStep, onClose }: LargePictureProps) {
  const dialog = useOpenDialog({ holdsPage: true })
  const picture = pictures[index]
  const step = (by: 1 | -1) => onStep((index + by + pictures.length) % pictures.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      step(key === 'ArrowLeft' ? -1 : 1)
    }
  }
  const { previousPicture, nextPicture, pictureOf, closeModal } = blocksMessages

  return (
    <dialog
      ref={dialog}
      className={styles.large}
      aria-label={picture ? nameOf(picture, index) : undefined}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onKeyDown={onKeyDown}
    >
      {picture && <Picture key={index} media={picture} sizes="100vw" inSight />}
      <button
        type="button"
        className={classNames(iconButtonClass(), styles.close)}
        aria-label={closeModal}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {pictures.length > 1 && (
        <div className={styles.steps}>
          <button
            type="button"
            className={iconButtonClass()}
            aria-label={previousPicture}
            onClick={() => step(-1)}
          >
            <Icon name="left" />
          </button>
          <span role="status">{pictureOf(index + 1, pictures.length)}</span>
          <button
            type="button"
            className={iconButtonClass()}
            aria-label={nextPicture}
            onClick={() => step(1)}
          >
            <Icon name="right" />
          </button>
        </div>
      )}
    </dialog>
  )
}
