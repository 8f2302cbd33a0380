'use client'

import { type MouseEvent, useState } from 'react'
import { LargePicture } from '@/blocks/gallery/large-picture.client'
import type { MediaView } from '@/src/core/contracts/media'
import { blocksMessages } from '@/src/core/messages/blocks'
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
