import type { z } from 'zod'
import { BackgroundVideo } from '@/blocks/container/background-video.client'
import { brightnessFilter } from '@/blocks/container/brightness'
import styles from '@/blocks/container/container.module.css'
import type { ContainerData } from '@/blocks/container/load'
import type { definition } from '@/blocks/container/schema'
import type { MediaView } from '@/src/core/contracts/media'
import { limits } from '@/src/core/limits'
import { Picture } from '@/src/ui/picture/picture'

type Props = {
  props: z.output<typeof definition.schema>
  data: ContainerData
  editing: boolean
}

/**
 * What lies behind a container: a video, and until it plays or where none may, its picture. Phones
 * may have a picture of their own.
 */
export function Background({ props, data: { background, phone, video }, editing }: Props) {
  const isFirst = props.overlayHeader || props.look === 'hero'
  const filter = brightnessFilter(props, video ? 'video' : 'image')
  const picture = (media: MediaView, className?: string) => (
    <Picture
      media={media}
      alt=""
      sizes="100vw"
      cover
      priority={isFirst}
      className={className}
      style={{ filter }}
    />
  )
  return (
    <div className={styles.art}>
      {background && !phone && picture(background)}
      {/* The window tells the site which one to load; the canvas has a width of its own. */}
      {background && phone && editing && (
        <>
          {picture(background, styles.onWide)}
          {picture(phone, styles.onPhone)}
        </>
      )}
      {background && phone && !editing && (
        <picture>
          <source
            media={`(max-width: ${limits.breakpoints.mobileMaxPx}px)`}
            srcSet={phone.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') || phone.url}
            // Under its veil a phone's picture need not show every pixel that the screen has.
            sizes="80vw"
          />
          {picture(background)}
        </picture>
      )}
      {video && <BackgroundVideo url={video.url} filter={filter} />}
    </div>
  )
}
